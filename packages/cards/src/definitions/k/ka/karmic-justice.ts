import { card, destroy, may, target, the, triggered } from '@spellwright/dsl'

export const karmicJustice = card({
  name: 'Karmic Justice',
  type: 'Enchantment',
  cost: '{2}{W}',
  abilities: [
    triggered({
      on: {
        kind: 'zoneChange',
        object: { not: { type: 'creature' }, controller: 'you' },
        from: 'battlefield',
        causedBy: 'opponent',
        how: 'destroyed',
      },
      targets: { permanent: target({ controller: 'opponent' }) },
      effects: [may(destroy(the('permanent')))],
    }),
  ],
})
