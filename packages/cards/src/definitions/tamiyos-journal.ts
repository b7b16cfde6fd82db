import {
  activated,
  atBeginningOf,
  card,
  investigate,
  put,
  search,
  shuffle,
  tap,
  the,
  triggered,
} from '@spellwright/dsl'

export const tamiyosJournal = card({
  name: "Tamiyo's Journal",
  cost: '{5}',
  type: 'Legendary Artifact — Book',
  abilities: [
    triggered({ on: atBeginningOf('upkeep', 'you'), effects: [investigate()] }),
    activated({
      cost: [tap, { kind: 'sacrifice', what: { subtype: 'Clue' }, count: 3 }],
      effects: [search({}), put('hand', the('found')), shuffle()],
    }),
  ],
})
