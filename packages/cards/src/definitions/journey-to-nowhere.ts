import { card, enters, exile, leaves, linked, returnTo, target, the, triggered } from '@spellwright/dsl'

export const journeyToNowhere = card({
  name: 'Journey to Nowhere',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature' }) },
      effects: [exile(the('creature'), { linked: 'exiled' })],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('battlefield', linked('exiled'))] }),
  ],
})
