import { card, enters, target, the, triggered } from '@spellwright/dsl'

export const portableHole = card({
  name: 'Portable Hole',
  cost: '{W}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanent: target({ not: { type: 'land' }, manaValue: { atMost: 2 }, controller: 'opponent' }) },
      effects: [{ kind: 'exileUntilSourceLeaves', what: the('permanent') }],
    }),
  ],
})
