import { activated, addMana, card, entersWith, sacrifice, tap, tapForMana } from '@spellwright/dsl'

export const lakeOfTheDead = card({
  name: 'Lake of the Dead',
  type: 'Land',
  abilities: [
    entersWith({
      kind: 'payOr',
      cost: [sacrifice({ subtype: 'Swamp' })],
      must: 'must',
      else: [{ kind: 'instead', to: 'graveyard' }],
    }),
    tapForMana('{B}'),
    activated({ cost: [tap, sacrifice({ subtype: 'Swamp' })], effects: [addMana('{B}{B}{B}{B}')] }),
  ],
})
