import {
  card,
  controllerOf,
  exactly,
  exile,
  linked,
  ownerOf,
  put,
  shuffle,
  spell,
  target,
  the,
  X,
} from '@spellwright/dsl'

export const indomitableCreativity = card({
  name: 'Indomitable Creativity',
  cost: '{X}{R}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { permanents: target({ type: ['artifact', 'creature'] }, { count: exactly(X) }) },
      effects: [
        { kind: 'destroy', what: the('permanents'), as: 'destroyed' },
        {
          kind: 'forEach',
          what: the('destroyed'),
          as: 'one',
          effects: [
            {
              kind: 'revealUntil',
              player: controllerOf(the('one')),
              filter: { type: ['artifact', 'creature'] },
              as: 'card',
              others: 'others',
            },
            exile(the('card'), { linked: 'creativity' }),
          ],
        },
        { kind: 'bind', as: 'owners', what: linked('creativity') },
        put('battlefield', linked('creativity'), { under: ownerOf(linked('creativity')) }),
        {
          kind: 'forEach',
          what: the('owners'),
          as: 'exiled',
          effects: [shuffle(ownerOf(the('exiled')))],
        },
      ],
    }),
  ],
})
