import { additionalCost, card, draw, gainLife, manaValueOf, sacrifice, spell, the } from '@spellwright/dsl'

export const reckonersBargain = card({
  name: "Reckoner's Bargain",
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    additionalCost([sacrifice({ type: ['artifact', 'creature'] }, 'sacrificed')]),
    spell({ effects: [gainLife(manaValueOf(the('sacrificed'))), draw(2)] }),
  ],
})
