import {
  activated,
  apply,
  card,
  createToken,
  FOOD,
  loseAllAbilities,
  loyalty,
  setBasePT,
  setColor,
  target,
  the,
} from '@spellwright/dsl'

export const okoThiefOfCrowns = card({
  name: 'Oko, Thief of Crowns',
  cost: '{1}{G}{U}',
  type: 'Legendary Planeswalker — Oko',
  loyalty: 4,
  abilities: [
    activated({ cost: [loyalty(2)], effects: [createToken(1, FOOD)] }),
    activated({
      cost: [loyalty(1)],
      targets: { permanent: target({ type: ['artifact', 'creature'] }) },
      effects: [
        apply(
          the('permanent'),
          [loseAllAbilities, setColor('G'), { kind: 'setTypes', types: ['creature'], subtypes: ['Elk'] }, setBasePT(3)],
          'game',
        ),
      ],
    }),
    activated({
      cost: [loyalty(-5)],
      targets: {
        own: target({ type: ['artifact', 'creature'], controller: 'you' }),
        other: target({ type: 'creature', controller: 'opponent', power: { atMost: 3 } }),
      },
      effects: [{ kind: 'exchangeControl', a: the('own'), b: the('other'), until: 'game' }],
    }),
  ],
})
