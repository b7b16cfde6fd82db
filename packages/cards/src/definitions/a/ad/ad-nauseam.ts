import { card, loseLife, manaValueOf, put, spell, the } from '@spellwright/dsl'

export const adNauseam = card({
  name: 'Ad Nauseam',
  cost: '{3}{B}{B}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'repeatProcess',
          effects: [
            { kind: 'lookAtTop', player: 'you', count: 1, reveal: 'reveal', as: 'card' },
            put('hand', the('card'), { as: 'taken' }),
            loseLife(manaValueOf(the('taken'))),
          ],
          may: 'you',
        },
      ],
    }),
  ],
})
