import { all, card, exactly, put, spell, the } from '@spellwright/dsl'

export const accumulateWisdom = card({
  name: 'Accumulate Wisdom',
  cost: '{1}{U}',
  type: 'Instant — Lesson',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'looked' },
        {
          kind: 'if',
          condition: {
            kind: 'exists',
            of: { zone: 'graveyard', owner: 'you', subtype: 'Lesson' },
            count: { atLeast: 3 },
          },
          then: [put('hand', the('looked'))],
          else: [
            { kind: 'chooseAmong', player: 'you', among: the('looked'), count: exactly(1), as: 'taken' },
            put('hand', the('taken')),
            put('library', all({ zone: 'library', among: the('looked'), not: { among: the('taken') } }), {
              library: { position: 'bottom', order: 'chosen' },
            }),
          ],
        },
      ],
    }),
  ],
})
