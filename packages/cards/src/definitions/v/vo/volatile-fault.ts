import {
  activated,
  card,
  controllerOf,
  createToken,
  destroy,
  mana,
  put,
  sacrificeSelf,
  search,
  shuffle,
  TREASURE,
  tap,
  tapForMana,
  target,
  the,
} from '@spellwright/dsl'

export const volatileFault = card({
  name: 'Volatile Fault',
  type: 'Land — Cave',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{1}'), tap, sacrificeSelf],
      targets: { land: target({ type: 'land', not: { supertype: 'basic' }, controller: 'opponent' }) },
      effects: [
        destroy(the('land')),
        {
          kind: 'may',
          player: controllerOf(the('land')),
          effects: [
            search(
              { type: 'land', supertype: 'basic' },
              { player: controllerOf(the('land')), whose: controllerOf(the('land')) },
            ),
            put('battlefield', the('found'), { under: controllerOf(the('land')) }),
            shuffle(controllerOf(the('land'))),
          ],
        },
        createToken(1, TREASURE),
      ],
    }),
  ],
})
