import {
  activated,
  card,
  did,
  draw,
  mana,
  manaValueOf,
  mill,
  not,
  rule,
  targetPlayer,
  the,
  when,
} from '@spellwright/dsl'

const fewPermanentCards = not({
  kind: 'exists',
  of: { zone: 'graveyard', owner: 'you', is: 'permanentCard' },
  count: { atLeast: 8 },
})

export const theAncientOne = card({
  name: 'The Ancient One',
  type: 'Legendary Creature — Spirit God',
  cost: '{U}{B}',
  power: 8,
  toughness: 8,
  abilities: [
    rule({ kind: 'cantAttack', what: 'self' }, { condition: fewPermanentCards, abilityWord: 'Descend 8' }),
    rule({ kind: 'cantBlock', what: 'self' }, { condition: fewPermanentCards, abilityWord: 'Descend 8' }),
    activated({
      cost: [mana('{2}{U}{B}')],
      effects: [
        draw(1),
        { kind: 'discard', player: 'you', count: 1, how: 'choice', as: 'discarded' },
        when(did('discarded'), {
          kind: 'reflexiveTrigger',
          targets: { player: targetPlayer },
          effects: [mill(manaValueOf(the('discarded')), the('player'))],
        }),
      ],
    }),
  ],
})
