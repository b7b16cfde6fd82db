import {
  activated,
  addMana,
  anyTarget,
  card,
  dealDamage,
  did,
  exile,
  loyalty,
  not,
  players,
  target,
  the,
  triggered,
  when,
  youCast,
} from '@spellwright/dsl'

export const chandraTorchOfDefiance = card({
  name: 'Chandra, Torch of Defiance',
  cost: '{2}{R}{R}',
  type: 'Legendary Planeswalker — Chandra',
  loyalty: 4,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        exile(the('top'), { as: 'exiled' }),
        { kind: 'castCard', what: the('exiled'), player: 'you', cost: 'normal', optional: 'may', as: 'cast' },
        when(not(did('cast')), dealDamage(2, players('opponent'))),
      ],
    }),
    activated({ cost: [loyalty(1)], effects: [addMana('{R}{R}')] }),
    activated({
      cost: [loyalty(-3)],
      targets: { creature: target({ type: 'creature' }) },
      effects: [dealDamage(4, the('creature'))],
    }),
    activated({
      cost: [loyalty(-7)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            triggered({ on: youCast({}), targets: { victim: anyTarget }, effects: [dealDamage(5, the('victim'))] }),
          ],
        },
      ],
    }),
  ],
})
