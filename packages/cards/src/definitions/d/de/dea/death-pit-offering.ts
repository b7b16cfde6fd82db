import { all, card, continuous, enters, modifyPT, sacrificeIt, triggered } from '@spellwright/dsl'

export const deathPitOffering = card({
  name: 'Death Pit Offering',
  cost: '{2}{B}{B}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: enters('self'), effects: [sacrificeIt(all({ type: 'creature', controller: 'you' }))] }),
    continuous({ affects: { type: 'creature', controller: 'you' }, apply: [modifyPT(2, 2)] }),
  ],
})
