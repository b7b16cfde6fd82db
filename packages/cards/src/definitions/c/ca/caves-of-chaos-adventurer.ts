import { attacks, card, enters, exile, keyword, type RuleEffect, ruleUntil, the, triggered } from '@spellwright/dsl'

const play: RuleEffect = {
  kind: 'mayPlayFrom',
  player: 'you',
  zone: 'exile',
  what: { among: the('exiled') },
  verb: 'play',
}

export const cavesOfChaosAdventurer = card({
  name: 'Caves of Chaos Adventurer',
  cost: '{3}{R}',
  type: 'Creature — Human Barbarian',
  power: 5,
  toughness: 3,
  abilities: [
    keyword('trample'),
    triggered({ on: enters('self'), effects: [{ kind: 'takeInitiative', player: 'you' }] }),
    triggered({
      on: attacks('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, unseen: 'unseen', as: 'top' },
        exile(the('top'), { as: 'exiled' }),
        {
          kind: 'if',
          condition: { kind: 'designated', player: 'you', as: 'completed a dungeon' },
          then: [ruleUntil({ ...play, free: 'free' })],
          else: [ruleUntil(play)],
        },
      ],
    }),
  ],
})
