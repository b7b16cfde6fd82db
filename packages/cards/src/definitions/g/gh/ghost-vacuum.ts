import {
  activated,
  addSubtype,
  all,
  apply,
  card,
  exile,
  linked,
  mana,
  put,
  sacrificeSelf,
  setBasePT,
  tap,
  target,
  the,
} from '@spellwright/dsl'

export const ghostVacuum = card({
  name: 'Ghost Vacuum',
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    activated({
      cost: [tap],
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [exile(the('card'), { linked: 'exiled' })],
    }),
    activated({
      cost: [mana('{6}'), tap, sacrificeSelf],
      timing: 'sorcery',
      effects: [
        put('battlefield', all({ zone: 'exile', type: 'creature', among: linked('exiled') }), {
          under: 'you',
          counters: { counter: 'flying', count: 1 },
          as: 'creatures',
        }),
        apply(the('creatures'), [setBasePT(1), addSubtype('Spirit')], 'game'),
      ],
    }),
  ],
})
