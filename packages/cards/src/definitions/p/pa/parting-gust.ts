import { atBeginningOf, card, exile, keyword, not, ownerOf, returnTo, spell, target, the, when } from '@spellwright/dsl'

export const partingGust = card({
  name: 'Parting Gust',
  cost: '{W}{W}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'gift', gift: 'tapped Fish' }),
    spell({
      targets: { creature: target({ type: 'creature', is: 'nontoken' }) },
      effects: [
        exile(the('creature'), { as: 'card' }),
        when(not({ kind: 'paid', cost: 'gift' }), {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [
            returnTo('battlefield', the('card'), {
              under: ownerOf(the('card')),
              counters: { counter: '+1/+1', count: 1 },
            }),
          ],
        }),
      ],
    }),
  ],
})
