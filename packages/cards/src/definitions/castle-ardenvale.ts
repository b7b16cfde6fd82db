import {
  activated,
  card,
  createToken,
  mana,
  not,
  replacement,
  tap,
  tapForMana,
  token,
  youControl,
} from '@spellwright/dsl'

const whiteHuman = token({ colors: ['W'], type: 'Creature — Human', power: 1, toughness: 1 })

export const castleArdenvale = card({
  name: 'Castle Ardenvale',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: not(youControl({ subtype: 'Plains' })) },
    ),
    tapForMana('{W}'),
    activated({ cost: [mana('{2}{W}{W}'), tap], effects: [createToken(1, whiteHuman)] }),
  ],
})
