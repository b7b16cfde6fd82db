import {
  activated,
  all,
  card,
  did,
  draw,
  exactly,
  mana,
  not,
  put,
  sacrificeSelf,
  tap,
  the,
  when,
} from '@spellwright/dsl'

export const inscribedTablet = card({
  name: 'Inscribed Tablet',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [mana('{1}'), tap, sacrificeSelf],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, as: 'cards', reveal: 'reveal' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('cards'),
          filter: { type: 'land' },
          count: exactly(1),
          as: 'land',
        },
        put('hand', the('land'), { as: 'taken' }),
        put('library', all({ among: the('cards'), zone: 'library' }), {
          library: { position: 'bottom', order: 'random' },
        }),
        when(not(did('taken')), draw(1)),
      ],
    }),
  ],
})
