import { card, chooseOne, dealDamage, draw, returnTo, spell, target, the } from '@spellwright/dsl'

export const prismariCharm = card({
  name: 'Prismari Charm',
  cost: '{U}{R}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        { effects: [{ kind: 'surveil', player: 'you', count: 2 }, draw(1)] },
        {
          targets: { victims: { anyTarget: 'any target', count: { min: 1, max: 2 } } },
          effects: [dealDamage(1, the('victims'))],
        },
        { targets: { permanent: target({ not: { type: 'land' } }) }, effects: [returnTo('hand', the('permanent'))] },
      ),
      effects: [],
    }),
  ],
})
