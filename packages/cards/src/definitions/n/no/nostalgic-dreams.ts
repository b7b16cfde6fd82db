import { additionalCost, card, discardCost, exactly, exile, returnTo, spell, target, the, X } from '@spellwright/dsl'

export const nostalgicDreams = card({
  name: 'Nostalgic Dreams',
  cost: '{G}{G}',
  type: 'Sorcery',
  abilities: [
    additionalCost([discardCost({}, X)]),
    spell({
      targets: { cards: target({ zone: 'graveyard', owner: 'you' }, { count: exactly(X) }) },
      effects: [returnTo('hand', the('cards')), exile('self')],
    }),
  ],
})
