import {
  activated,
  card,
  dies,
  draw,
  enters,
  gainLife,
  mana,
  ownerOf,
  put,
  sacrificeSelf,
  shuffle,
  tap,
  triggered,
} from '@spellwright/dsl'

export const lembas = card({
  name: 'Lembas',
  cost: '{2}',
  type: 'Artifact — Food',
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'scry', player: 'you', count: 1 }, draw(1)] }),
    activated({ cost: [mana('{2}'), tap, sacrificeSelf], effects: [gainLife(3)] }),
    triggered({ on: dies('self'), effects: [put('library', 'self'), shuffle(ownerOf('self'))] }),
  ],
})
