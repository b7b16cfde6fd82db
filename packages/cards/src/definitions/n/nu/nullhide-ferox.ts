import { activated, apply, card, keyword, loseAllAbilities, mana, replacement, rule } from '@spellwright/dsl'

export const nullhideFerox = card({
  name: 'Nullhide Ferox',
  cost: '{2}{G}{G}',
  type: 'Creature — Beast',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('hexproof'),
    rule({ kind: 'cantCast', player: 'you', spell: { not: { type: 'creature' } } }),
    activated({ cost: [mana('{2}')], effects: [apply('self', [loseAllAbilities])], activator: 'anyPlayer' }),
    replacement(
      {
        kind: 'zoneChange',
        object: 'self',
        from: 'hand',
        to: 'graveyard',
        cause: 'discard',
        causedBy: 'opponent',
        instead: { to: 'battlefield' },
      },
      { zone: 'hand' },
    ),
  ],
})
