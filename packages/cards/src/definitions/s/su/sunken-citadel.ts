import { card, entersWith, tapForMana } from '@spellwright/dsl'

export const sunkenCitadel = card({
  name: 'Sunken Citadel',
  type: 'Land — Cave',
  abilities: [
    entersWith({ kind: 'tapped' }, { kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 1 }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 2 }, { kind: 'onlyActivate', object: { type: 'land' } }),
  ],
})
