import {
  anyNumber,
  bound,
  card,
  controllerOf,
  count,
  counterSpell,
  draw,
  exile,
  players,
  search,
  shuffle,
  spell,
  targetSpell,
  the,
} from '@spellwright/dsl'

export const testOfTalents = card({
  name: 'Test of Talents',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ type: ['instant', 'sorcery'] }) },
      effects: [
        { kind: 'bind', as: 'caster', what: players(controllerOf(the('spell'))) },
        counterSpell(the('spell')),
        search(
          { name: { sameAs: the('spell') } },
          { whose: the('caster'), zones: ['graveyard', 'hand', 'library'], count: anyNumber },
        ),
        { kind: 'let', as: 'fromHand', quantity: count({ zone: 'hand', among: the('found') }) },
        exile(the('found')),
        shuffle(the('caster')),
        draw(bound('fromHand'), the('caster')),
      ],
    }),
  ],
})
