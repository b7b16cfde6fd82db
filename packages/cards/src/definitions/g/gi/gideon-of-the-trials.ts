import {
  activated,
  addSubtype,
  addType,
  apply,
  card,
  gain,
  loyalty,
  rule,
  setBasePT,
  target,
  the,
  youControl,
} from '@spellwright/dsl'

export const gideonOfTheTrials = card({
  name: 'Gideon of the Trials',
  cost: '{1}{W}{W}',
  type: 'Legendary Planeswalker — Gideon',
  loyalty: 3,
  abilities: [
    activated({
      cost: [loyalty(1)],
      targets: { permanent: target({}) },
      effects: [
        {
          kind: 'shield',
          replacement: { kind: 'damage', source: the('permanent'), change: { kind: 'prevent', amount: 'all' } },
          until: 'untilYourNextTurn',
          uses: 'unlimited',
        },
      ],
    }),
    activated({
      cost: [loyalty(0)],
      effects: [
        apply('self', [addType('creature'), addSubtype('Human', 'Soldier'), setBasePT(4), gain('indestructible')]),
        {
          kind: 'shield',
          replacement: { kind: 'damage', to: { object: 'self' }, change: { kind: 'prevent', amount: 'all' } },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
    activated({
      cost: [loyalty(0)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            rule(
              { kind: 'cantLoseGame', player: 'you', opponents: 'cantWin' },
              { condition: youControl({ type: 'planeswalker', subtype: 'Gideon' }) },
            ),
          ],
        },
      ],
    }),
  ],
})
