import {
  card,
  chooseOne,
  dealDamage,
  exile,
  matches,
  powerOf,
  put,
  putCounters,
  search,
  shuffle,
  spell,
  target,
  the,
} from '@spellwright/dsl'

export const archdruidsCharm = card({
  name: "Archdruid's Charm",
  cost: '{G}{G}{G}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          effects: [
            search({ type: ['creature', 'land'] }, { reveal: 'reveal' }),
            {
              kind: 'if',
              condition: matches(the('found'), { type: 'land' }),
              then: [put('battlefield', the('found'), { enters: ['tapped'] })],
              else: [put('hand', the('found'))],
            },
            shuffle(),
          ],
        },
        {
          targets: {
            creature: target({ type: 'creature', controller: 'you' }),
            victim: target({ type: 'creature', not: { controller: 'you' } }),
          },
          effects: [
            putCounters('+1/+1', 1, the('creature')),
            dealDamage(powerOf(the('creature')), the('victim'), the('creature')),
          ],
        },
        { targets: { permanent: target({ type: ['artifact', 'enchantment'] }) }, effects: [exile(the('permanent'))] },
      ),
      effects: [],
    }),
  ],
})
