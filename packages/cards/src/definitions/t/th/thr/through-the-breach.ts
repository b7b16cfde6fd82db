import {
  apply,
  atBeginningOf,
  card,
  exactly,
  gain,
  keyword,
  mana,
  put,
  sacrificeIt,
  spell,
  the,
} from '@spellwright/dsl'

export const throughTheBreach = card({
  name: 'Through the Breach',
  cost: '{4}{R}',
  type: 'Instant — Arcane',
  abilities: [
    spell({
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'choose',
              player: 'you',
              from: { zone: 'hand', type: 'creature' },
              whose: 'you',
              count: exactly(1),
              as: 'card',
            },
            put('battlefield', the('card'), { as: 'creature' }),
            apply(the('creature'), [gain('haste')], 'game'),
            {
              kind: 'delayedTrigger',
              on: atBeginningOf('end', 'eachPlayer'),
              lasts: 'once',
              effects: [sacrificeIt(the('creature'))],
            },
          ],
        },
      ],
    }),
    keyword({ kind: 'splice', onto: { subtype: 'Arcane' }, cost: [mana('{2}{R}{R}')] }),
  ],
})
