import { card, enters, target, the, triggered } from '@spellwright/dsl'

export const banisherPriest = card({
  name: 'Banisher Priest',
  cost: '{1}{W}{W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [{ kind: 'exileUntilSourceLeaves', what: the('creature') }],
    }),
  ],
})
