import { activated, card, keyword, rule, tap, the } from '@spellwright/dsl'

export const avatarOfWoe = card({
  name: 'Avatar of Woe',
  cost: '{6}{B}{B}',
  type: 'Creature — Avatar',
  power: 6,
  toughness: 5,
  abilities: [
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{6}' } },
      {
        zone: 'everywhere',
        condition: { kind: 'exists', of: { zone: 'graveyard', type: 'creature' }, count: { atLeast: 10 } },
      },
    ),
    keyword('fear'),
    activated({
      cost: [tap],
      targets: { target: { objects: { type: 'creature' } } },
      effects: [{ kind: 'destroy', what: the('target'), regeneration: 'cant' }],
    }),
  ],
})
