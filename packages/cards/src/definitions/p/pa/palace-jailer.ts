import { card, enters, target, the, triggered } from '@spellwright/dsl'

export const palaceJailer = card({
  name: 'Palace Jailer',
  cost: '{2}{W}{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'becomeMonarch', player: 'you' }] }),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [
        { kind: 'exileUntilSourceLeaves', what: the('creature'), until: { kind: 'becameMonarch', player: 'opponent' } },
      ],
    }),
  ],
})
