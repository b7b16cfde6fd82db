import {
  activated,
  card,
  controllerOf,
  discardCost,
  draw,
  exile,
  mana,
  payLife,
  targetOpponent,
  the,
  triggered,
  X,
} from '@spellwright/dsl'

export const gixYawgmothPraetor = card({
  name: 'Gix, Yawgmoth Praetor',
  cost: '{1}{B}{B}',
  type: 'Legendary Creature — Phyrexian Praetor',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'damage', source: { type: 'creature' }, to: { player: 'opponent' }, combat: 'combat' },
      effects: [
        {
          kind: 'mayPay',
          player: controllerOf('eventSource'),
          cost: [payLife(1)],
          then: [draw(1, controllerOf('eventSource'))],
        },
      ],
    }),
    activated({
      cost: [mana('{4}{B}{B}{B}'), discardCost({}, X)],
      targets: { player: targetOpponent },
      effects: [
        { kind: 'lookAtTop', player: the('player'), count: X, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        {
          kind: 'forEach',
          what: the('exiled'),
          as: 'card',
          effects: [
            { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may', play: 'play' },
          ],
        },
      ],
    }),
  ],
})
