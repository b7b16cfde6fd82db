import {
  activated,
  addType,
  all,
  apply,
  card,
  count,
  exactly,
  gainLife,
  loseLife,
  loyalty,
  may,
  put,
  setBasePT,
  target,
  targetPlayer,
  the,
  times,
} from '@spellwright/dsl'

export const tezzeretAgentOfBolas = card({
  name: 'Tezzeret, Agent of Bolas',
  cost: '{2}{U}{B}',
  type: 'Legendary Planeswalker — Tezzeret',
  loyalty: 3,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, as: 'looked' },
        may(
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('looked'),
            filter: { type: 'artifact' },
            count: exactly(1),
            as: 'taken',
          },
          { kind: 'reveal', what: the('taken') },
          put('hand', the('taken')),
        ),
        put('library', all({ zone: 'library', among: the('looked') }), {
          library: { position: 'bottom', order: 'chosen' },
        }),
      ],
    }),
    activated({
      cost: [loyalty(-1)],
      targets: { artifact: target({ type: 'artifact' }) },
      effects: [apply(the('artifact'), [addType('artifact', 'creature'), setBasePT(5)], 'game')],
    }),
    activated({
      cost: [loyalty(-4)],
      targets: { player: targetPlayer },
      effects: [
        loseLife(times(2, count({ type: 'artifact', controller: 'you' })), the('player')),
        gainLife(times(2, count({ type: 'artifact', controller: 'you' }))),
      ],
    }),
  ],
})
