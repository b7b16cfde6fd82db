import {
  anyNumber,
  bound,
  card,
  chooseOne,
  exactly,
  exile,
  gainLife,
  keyword,
  mana,
  payLife,
  put,
  spell,
  the,
  times,
  X,
} from '@spellwright/dsl'

export const plungeIntoDarkness = card({
  name: 'Plunge into Darkness',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          effects: [
            {
              kind: 'choose',
              player: 'you',
              from: { type: 'creature', controller: 'you' },
              count: anyNumber,
              as: 'creatures',
            },
            { kind: 'sacrifice', what: the('creatures'), as: 'sacrificed' },
            gainLife(times(3, bound('sacrificed'))),
          ],
        },
        {
          effects: [
            {
              kind: 'mayPay',
              player: 'you',
              cost: [payLife(X)],
              x: 'chosen',
              then: [
                { kind: 'lookAtTop', player: 'you', count: X, as: 'top' },
                { kind: 'chooseAmong', player: 'you', among: the('top'), count: exactly(1), as: 'card' },
                put('hand', the('card')),
                exile(the('top')),
              ],
            },
          ],
        },
      ),
      effects: [],
    }),
    keyword({ kind: 'entwine', cost: [mana('{B}')] }),
  ],
})
