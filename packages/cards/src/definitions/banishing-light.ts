import { card, enters, target, the, triggered } from '@spellwright/dsl'

export const banishingLight = card({
  name: 'Banishing Light',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanent: target({ not: { type: 'land' }, controller: 'opponent' }) },
      effects: [{ kind: 'exileUntilSourceLeaves', what: the('permanent') }],
    }),
  ],
})
