import { card, enters, exile, leaves, linked, returnTo, target, the, triggered } from '@spellwright/dsl'

export const oblivionRing = card({
  name: 'Oblivion Ring',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanent: target({ not: { type: 'land' }, other: true }) },
      effects: [exile(the('permanent'), { linked: 'exiled' })],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('battlefield', linked('exiled'))] }),
  ],
})
