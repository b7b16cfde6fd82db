import { addMana, card, continuous, gainLife, modifyPT, triggered, youCast } from '@spellwright/dsl'

export const forsakenMonument = card({
  name: 'Forsaken Monument',
  cost: '{5}',
  type: 'Legendary Artifact',
  abilities: [
    continuous({ affects: { type: 'creature', is: 'colorless', controller: 'you' }, apply: [modifyPT(2, 2)] }),
    triggered({ on: { kind: 'tappedForMana', object: {}, player: 'you', mana: 'C' }, effects: [addMana('{C}')] }),
    triggered({ on: youCast({ is: 'colorless' }), effects: [gainLife(2)] }),
  ],
})
