import { atBeginningOf, card, eventAmount, gainLife, putCounters, removeCounter, triggered } from '@spellwright/dsl'

export const sunDroplet = card({
  name: 'Sun Droplet',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: { kind: 'damage', to: { player: 'you' }, batch: 'oneOrMore' },
      effects: [putCounters('charge', eventAmount, 'self')],
    }),
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      effects: [{ kind: 'mayPay', player: 'you', cost: [removeCounter('charge')], then: [gainLife(1)] }],
    }),
  ],
})
