import { card, destroy, enters, keyword, may, target, the, triggered } from '@spellwright/dsl'

export const acidWebSpider = card({
  name: 'Acid Web Spider',
  cost: '{3}{G}{G}',
  type: 'Creature — Spider',
  power: 3,
  toughness: 5,
  abilities: [
    keyword('reach'),
    triggered({
      on: enters('self'),
      targets: { equipment: target({ subtype: 'Equipment' }) },
      effects: [may(destroy(the('equipment')))],
    }),
  ],
})
