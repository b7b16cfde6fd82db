import { activated, addMana, card, createToken, keyword, mana, sacrificeSelf, token, triggered } from '@spellwright/dsl'

export const warpedTusker = card({
  name: 'Warped Tusker',
  cost: '{7}',
  type: 'Creature — Eldrazi Boar Beast',
  power: 6,
  toughness: 8,
  abilities: [
    keyword('reach'),
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'cast', player: 'you', spell: 'self' },
          { kind: 'cycled', player: 'you', object: 'self' },
        ],
      },
      effects: [
        createToken(
          1,
          token({
            colors: [],
            type: 'Creature — Eldrazi Spawn',
            power: 0,
            toughness: 1,
            abilities: [activated({ cost: [sacrificeSelf], effects: [addMana('{C}')] })],
          }),
        ),
      ],
    }),
    keyword({ kind: 'cycling', cost: [mana('{2}{G}')] }),
  ],
})
