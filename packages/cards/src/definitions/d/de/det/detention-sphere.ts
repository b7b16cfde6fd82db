import { all, card, enters, exile, leaves, linked, may, returnTo, target, the, triggered } from '@spellwright/dsl'

export const detentionSphere = card({
  name: 'Detention Sphere',
  cost: '{1}{W}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanent: target({ not: { any: [{ type: 'land' }, { name: 'Detention Sphere' }] } }) },
      effects: [
        may(
          exile(all({ any: [{ among: the('permanent') }, { name: { sameAs: the('permanent') } }] }), {
            linked: 'exiled',
          }),
        ),
      ],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('battlefield', linked('exiled'))] }),
  ],
})
