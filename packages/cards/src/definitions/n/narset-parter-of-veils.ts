import { activated, all, card, exactly, loyalty, may, put, rule, the } from '@spellwright/dsl'

export const narsetParterOfVeils = card({
  name: 'Narset, Parter of Veils',
  cost: '{1}{U}{U}',
  type: 'Legendary Planeswalker — Narset',
  loyalty: 5,
  abilities: [
    rule({ kind: 'cantDrawMoreThan', player: 'opponent', perTurn: 1 }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 4, as: 'looked' },
        may(
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('looked'),
            filter: { not: { type: ['creature', 'land'] } },
            count: exactly(1),
            as: 'taken',
          },
          { kind: 'reveal', what: the('taken') },
          put('hand', the('taken')),
        ),
        put('library', all({ zone: 'library', among: the('looked') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
