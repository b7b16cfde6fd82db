import { card, createToken, keyword, mana, rule, token, triggered, X } from '@spellwright/dsl'

const pilot = token({
  colors: [],
  type: 'Creature — Pilot',
  power: 1,
  toughness: 1,
  abilities: [rule({ kind: 'crewsWithMorePower', what: 'self', for: { subtype: ['Mount', 'Vehicle'] }, more: 2 })],
})

export const valorsFlagship = card({
  name: "Valor's Flagship",
  type: 'Legendary Artifact — Vehicle',
  cost: '{4}{W}{W}{W}',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('flying'),
    keyword('first strike'),
    keyword('lifelink'),
    keyword({ kind: 'crew', count: 3 }),
    keyword({ kind: 'cycling', cost: [mana('{X}{2}{W}')] }),
    triggered({ on: { kind: 'cycled', object: 'self' }, effects: [createToken(X, pilot)] }),
  ],
})
