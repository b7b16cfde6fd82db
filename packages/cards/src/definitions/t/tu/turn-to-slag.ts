import { all, card, dealDamage, destroy, spell, target, the } from '@spellwright/dsl'

export const turnToSlag = card({
  name: 'Turn to Slag',
  cost: '{3}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [dealDamage(5, the('creature')), destroy(all({ subtype: 'Equipment', attachedTo: the('creature') }))],
    }),
  ],
})
