import { card, keyword, mana, rule } from '@spellwright/dsl'

export const felixFiveBoots = card({
  name: 'Felix Five-Boots',
  cost: '{2}{B}{G}{U}',
  type: 'Legendary Creature — Ooze Rogue',
  power: 5,
  toughness: 4,
  abilities: [
    keyword('menace'),
    keyword({ kind: 'ward', cost: [mana('{2}')] }),
    rule({
      kind: 'triggersAgain',
      abilitiesOf: { controller: 'you' },
      because: {
        kind: 'damage',
        source: { type: 'creature', controller: 'you' },
        to: { player: 'any' },
        combat: 'combat',
      },
    }),
  ],
})
