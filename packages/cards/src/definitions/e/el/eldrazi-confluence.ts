import {
  activated,
  addMana,
  card,
  createToken,
  exile,
  ownerOf,
  pump,
  returnTo,
  sacrificeSelf,
  spell,
  target,
  the,
  token,
} from '@spellwright/dsl'

const scion = token({
  colors: [],
  type: 'Creature — Eldrazi Scion',
  power: 1,
  toughness: 1,
  abilities: [activated({ cost: [sacrificeSelf], effects: [addMana('{C}')] })],
})

export const eldraziConfluence = card({
  name: 'Eldrazi Confluence',
  cost: '{2}{C}{C}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 3,
        max: 3,
        repeat: 'repeat',
        options: [
          { targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), 3, -3)] },
          {
            targets: { permanent: target({ not: { type: 'land' } }) },
            effects: [
              exile(the('permanent'), { as: 'card' }),
              returnTo('battlefield', the('card'), { enters: ['tapped'], under: ownerOf(the('card')) }),
            ],
          },
          { effects: [createToken(1, scion)] },
        ],
      },
      effects: [],
    }),
  ],
})
