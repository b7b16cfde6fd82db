import { anyColor, card, entersWith, tapForMana } from '@spellwright/dsl'

export const lotusVale = card({
  name: 'Lotus Vale',
  type: 'Land',
  abilities: [
    entersWith({
      kind: 'payOr',
      cost: [{ kind: 'sacrifice', what: { type: 'land', is: 'untapped' }, count: 2 }],
      must: 'must',
      else: [{ kind: 'instead', to: 'graveyard' }],
    }),
    tapForMana(anyColor(3)),
  ],
})
