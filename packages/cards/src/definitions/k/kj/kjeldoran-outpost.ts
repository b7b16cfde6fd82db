import { activated, card, createToken, entersWith, mana, sacrifice, tap, tapForMana, token } from '@spellwright/dsl'

export const kjeldoranOutpost = card({
  name: 'Kjeldoran Outpost',
  type: 'Land',
  abilities: [
    entersWith({
      kind: 'payOr',
      cost: [sacrifice({ subtype: 'Plains' })],
      must: 'must',
      else: [{ kind: 'instead', to: 'graveyard' }],
    }),
    tapForMana('{W}'),
    activated({
      cost: [mana('{1}{W}'), tap],
      effects: [createToken(1, token({ colors: ['W'], type: 'Creature — Soldier', power: 1, toughness: 1 }))],
    }),
  ],
})
