import { anyColor, card, createToken, tapForMana, targetOpponent, the, token, triggered } from '@spellwright/dsl'

const spirit = token({ colors: [], type: 'Creature — Spirit', power: 1, toughness: 1 })

export const forbiddenOrchard = card({
  name: 'Forbidden Orchard',
  type: 'Land',
  abilities: [
    tapForMana(anyColor()),
    triggered({
      on: { kind: 'tappedForMana', object: 'self', player: 'you' },
      targets: { opponent: targetOpponent },
      effects: [createToken(1, spirit, the('opponent'))],
    }),
  ],
})
