import { apply, card, chooseOne, createToken, gain, rule, spell, target, the, token } from '@spellwright/dsl'

const pilot = token({
  colors: [],
  type: 'Creature — Pilot',
  power: 1,
  toughness: 1,
  abilities: [rule({ kind: 'crewsWithMorePower', what: 'self', for: { subtype: ['Mount', 'Vehicle'] }, more: 2 })],
})

export const defendTheRider = card({
  name: 'Defend the Rider',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { permanent: target({ controller: 'you' }) },
          effects: [apply(the('permanent'), [gain('hexproof'), gain('indestructible')])],
        },
        { effects: [createToken(1, pilot)] },
      ),
      effects: [],
    }),
  ],
})
