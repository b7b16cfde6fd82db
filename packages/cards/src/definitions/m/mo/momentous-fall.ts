import { additionalCost, card, draw, gainLife, powerOf, sacrifice, spell, the, toughnessOf } from '@spellwright/dsl'

export const momentousFall = card({
  name: 'Momentous Fall',
  cost: '{2}{G}{G}',
  type: 'Instant',
  abilities: [
    additionalCost([sacrifice({ type: 'creature' }, 'sacrificed')]),
    spell({ effects: [draw(powerOf(the('sacrificed'))), gainLife(toughnessOf(the('sacrificed')))] }),
  ],
})
