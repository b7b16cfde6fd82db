import { card, continuous, enters, investigate, keyword, modifyPT, triggered, youControl } from '@spellwright/dsl'

export const briarbridgeTracker = card({
  name: 'Briarbridge Tracker',
  cost: '{2}{G}',
  type: 'Creature — Human Scout',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('vigilance'),
    triggered({ on: enters('self'), effects: [investigate()] }),
    continuous({ condition: youControl({ is: 'token' }), affects: 'self', apply: [modifyPT(2, 0)] }),
  ],
})
