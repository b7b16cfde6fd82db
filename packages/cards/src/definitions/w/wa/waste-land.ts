import {
  activated,
  card,
  controllerOf,
  createToken,
  destroy,
  sacrificeSelf,
  tap,
  tapForMana,
  target,
  the,
  token,
} from '@spellwright/dsl'

export const wasteLand = card({
  name: 'Waste Land',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [tap, sacrificeSelf],
      targets: { land: target({ type: 'land', not: { supertype: 'basic' } }) },
      effects: [
        destroy(the('land')),
        createToken(
          1,
          token({ name: 'Wastes', colors: [], type: 'Basic Land', abilities: [tapForMana('{C}')] }),
          controllerOf(the('land')),
        ),
      ],
    }),
  ],
})
