import { all, anyNumber, card, put, spell, the, upTo } from '@spellwright/dsl'

export const earthsMightiestHeroes = card({
  name: "Earth's Mightiest Heroes",
  cost: '{4}{G}{G}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [{ kind: 'tapOther', what: { type: 'creature' }, totalPower: 5 }],
      optional: 'may',
      name: 'teamwork',
    },
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 8, as: 'top', reveal: 'reveal' },
        {
          kind: 'if',
          condition: { kind: 'paid', cost: 'teamwork' },
          then: [
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('top'),
              filter: { type: 'creature' },
              count: anyNumber,
              as: 'chosen',
            },
          ],
          else: [
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('top'),
              filter: { type: 'creature' },
              count: upTo(1),
              as: 'chosen',
            },
          ],
        },
        put('battlefield', the('chosen')),
        put('graveyard', all({ zone: 'library', among: the('top') })),
      ],
    }),
  ],
})
