// The cards with a file of their own. Written by `npm run data:index`.
import type { CardDefinition } from '@spellwright/dsl'
import { aangSwiftSaviorAangAndLaOceansFury } from './a/aang-swift-savior-aang-and-la-oceans-fury.ts'
import { aangsIceberg } from './a/aangs-iceberg.ts'
import { abeyance } from './a/abeyance.ts'
import { abigaleEloquentFirstYear } from './a/abigale-eloquent-first-year.ts'
import { absoluteVirtue } from './a/absolute-virtue.ts'
import { abuelosAwakening } from './a/abuelos-awakening.ts'
import { abundantHarvest } from './a/abundant-harvest.ts'
import { academyRector } from './a/academy-rector.ts'
import { accumulateWisdom } from './a/accumulate-wisdom.ts'
import { aclazotzDeepestBetrayalTempleOfTheDead } from './a/aclazotz-deepest-betrayal-temple-of-the-dead.ts'
import { adNauseam } from './a/ad-nauseam.ts'
import { adagiaWindsweptBastion } from './a/adagia-windswept-bastion.ts'
import { adelineResplendentCathar } from './a/adeline-resplendent-cathar.ts'
import { aegisAngel } from './a/aegis-angel.ts'
import { aetherGust } from './a/aether-gust.ts'
import { aeveProgenitorOoze } from './a/aeve-progenitor-ooze.ts'
import { agadeemsAwakeningAgadeemTheUndercrypt } from './a/agadeems-awakening-agadeem-the-undercrypt.ts'
import { agathasSoulCauldron } from './a/agathas-soul-cauldron.ts'
import { ahnCropChampion } from './a/ahn-crop-champion.ts'
import { ahnCropCrasher } from './a/ahn-crop-crasher.ts'
import { ajaniNacatlPariahAjaniNacatlAvenger } from './a/ajani-nacatl-pariah-ajani-nacatl-avenger.ts'
import { ajaniOutlandChaperone } from './a/ajani-outland-chaperone.ts'
import { aleshaWhoSmilesAtDeath } from './a/alesha-who-smiles-at-death.ts'
import { allIsDust } from './a/all-is-dust.ts'
import { aloeAlchemist } from './a/aloe-alchemist.ts'
import { alphaDeathclaw } from './a/alpha-deathclaw.ts'
import { altarOfDementia } from './a/altar-of-dementia.ts'
import { aluren } from './a/aluren.ts'
import { amaliaBenavidesAguirre } from './a/amalia-benavides-aguirre.ts'
import { ampedRaptor } from './a/amped-raptor.ts'
import { amuletOfVigor } from './a/amulet-of-vigor.ts'
import { analyzeThePollen } from './a/analyze-the-pollen.ts'
import { ancestralMask } from './a/ancestral-mask.ts'
import { ancientCornucopia } from './a/ancient-cornucopia.ts'
import { ancientVendetta } from './a/ancient-vendetta.ts'
import { angelsGrace } from './a/angels-grace.ts'
import { angelsTomb } from './a/angels-tomb.ts'
import { anger } from './a/anger.ts'
import { animateDead } from './a/animate-dead.ts'
import { animationModule } from './a/animation-module.ts'
import { anointWithAffliction } from './a/anoint-with-affliction.ts'
import { anointedPeacekeeper } from './a/anointed-peacekeeper.ts'
import { anticausalVestige } from './a/anticausal-vestige.ts'
import { apostlesBlessing } from './a/apostles-blessing.ts'
import { approachOfTheSecondSun } from './a/approach-of-the-second-sun.ts'
import { arachnePsionicWeaver } from './a/arachne-psionic-weaver.ts'
import { arcaneDenial } from './a/arcane-denial.ts'
import { archangelElspeth } from './a/archangel-elspeth.ts'
import { archangelOfWrath } from './a/archangel-of-wrath.ts'
import { archdruidsCharm } from './a/archdruids-charm.ts'
import { archenemysCharm } from './a/archenemys-charm.ts'
import { archfiendOfTheDross } from './a/archfiend-of-the-dross.ts'
import { archiveTrap } from './a/archive-trap.ts'
import { archonOfAbsolution } from './a/archon-of-absolution.ts'
import { archonsGlory } from './a/archons-glory.ts'
import { ardynTheUsurper } from './a/ardyn-the-usurper.ts'
import { arenaOfGlory } from './a/arena-of-glory.ts'
import { argentDais } from './a/argent-dais.ts'
import { argentumMasticore } from './a/argentum-masticore.ts'
import { aridArchway } from './a/arid-archway.ts'
import { ashayaSoulOfTheWild } from './a/ashaya-soul-of-the-wild.ts'
import { ashiokDreamRender } from './a/ashiok-dream-render.ts'
import { ashiokNightmareMuse } from './a/ashiok-nightmare-muse.ts'
import { ashlingRekindledAshlingRimebound } from './a/ashling-rekindled-ashling-rimebound.ts'
import { astralCornucopia } from './a/astral-cornucopia.ts'
import { astralSlide } from './a/astral-slide.ts'
import { astrologiansPlanisphere } from './a/astrologians-planisphere.ts'
import { atraxaGrandUnifier } from './a/atraxa-grand-unifier.ts'
import { auraFinesse } from './a/aura-finesse.ts'
import { autonomousAssembler } from './a/autonomous-assembler.ts'
import { avalancheOfSector7 } from './a/avalanche-of-sector-7.ts'
import { avatarOfWoe } from './a/avatar-of-woe.ts'
import { avatarsWrath } from './a/avatars-wrath.ts'
import { avenInterrupter } from './a/aven-interrupter.ts'
import { avenMindcensor } from './a/aven-mindcensor.ts'
import { axebaneFerox } from './a/axebane-ferox.ts'
import { azureBeastbinder } from './a/azure-beastbinder.ts'
import { azureFleetAdmiral } from './a/azure-fleet-admiral.ts'
import { azusaLostButSeeking } from './a/azusa-lost-but-seeking.ts'
import { backToBasics } from './b/back-to-basics.ts'
import { badgermoleCub } from './b/badgermole-cub.ts'
import { balance } from './b/balance.ts'
import { balustradeSpy } from './b/balustrade-spy.ts'
import { banditsTalent } from './b/bandits-talent.ts'
import { banefire } from './b/banefire.ts'
import { barrowgoyf } from './b/barrowgoyf.ts'
import { basriKet } from './b/basri-ket.ts'
import { battleCryGoblin } from './b/battle-cry-goblin.ts'
import { battlefieldImprovisation } from './b/battlefield-improvisation.ts'
import { battlefieldScrounger } from './b/battlefield-scrounger.ts'
import { beaconBolt } from './b/beacon-bolt.ts'
import { beckCall } from './b/beck-call.ts'
import { bendersWaterskin } from './b/benders-waterskin.ts'
import { beseechTheMirror } from './b/beseech-the-mirror.ts'
import { beyondTheQuiet } from './b/beyond-the-quiet.ts'
import { bezaTheBoundingSpring } from './b/beza-the-bounding-spring.ts'
import { bileBlight } from './b/bile-blight.ts'
import { bindTheMonster } from './b/bind-the-monster.ts'
import { biomassMutation } from './b/biomass-mutation.ts'
import { biorhythm } from './b/biorhythm.ts'
import { bioshift } from './b/bioshift.ts'
import { birthingRitual } from './b/birthing-ritual.ts'
import { bitterOrdeal } from './b/bitter-ordeal.ts'
import { bitterbladeWarrior } from './b/bitterblade-warrior.ts'
import { blackCatCunningThief } from './b/black-cat-cunning-thief.ts'
import { blackDragonGate } from './b/black-dragon-gate.ts'
import { blackMagesRod } from './b/black-mages-rod.ts'
import { blackVise } from './b/black-vise.ts'
import { bladeOfTheBloodchief } from './b/blade-of-the-bloodchief.ts'
import { bladeOfTheOni } from './b/blade-of-the-oni.ts'
import { bladeholdWarWhip } from './b/bladehold-war-whip.ts'
import { blanchwoodProwler } from './b/blanchwood-prowler.ts'
import { blightning } from './b/blightning.ts'
import { blightsteelColossus } from './b/blightsteel-colossus.ts'
import { blitzAutomaton } from './b/blitz-automaton.ts'
import { bloodScrivener } from './b/blood-scrivener.ts'
import { bloodSun } from './b/blood-sun.ts'
import { bloodchiefsThirst } from './b/bloodchiefs-thirst.ts'
import { bloodletterOfAclazotz } from './b/bloodletter-of-aclazotz.ts'
import { bloodthornFlail } from './b/bloodthorn-flail.ts'
import { bloodtitheHarvester } from './b/bloodtithe-harvester.ts'
import { blossomingTortoise } from './b/blossoming-tortoise.ts'
import { blotOut } from './b/blot-out.ts'
import { boggartTrawlerBoggartBog } from './b/boggart-trawler-boggart-bog.ts'
import { bolassCitadel } from './b/bolass-citadel.ts'
import { bondOfInsight } from './b/bond-of-insight.ts'
import { bondersOrnament } from './b/bonders-ornament.ts'
import { bonecrusherGiant } from './b/bonecrusher-giant.ts'
import { bonusRound } from './b/bonus-round.ts'
import { boomerangBasics } from './b/boomerang-basics.ts'
import { boommobile } from './b/boommobile.ts'
import { boromirWardenOfTheTower } from './b/boromir-warden-of-the-tower.ts'
import { boseijuWhoEndures } from './b/boseiju-who-endures.ts'
import { botanicalBrawler } from './b/botanical-brawler.ts'
import { boulderbranchGolem } from './b/boulderbranch-golem.ts'
import { braveTheWilds } from './b/brave-the-wilds.ts'
import { breachTheMultiverse } from './b/breach-the-multiverse.ts'
import { breakOut } from './b/break-out.ts'
import { breakTheIce } from './b/break-the-ice.ts'
import { breakingEntering } from './b/breaking-entering.ts'
import { breakthrough } from './b/breakthrough.ts'
import { breathlessKnight } from './b/breathless-knight.ts'
import { breechesEagerPillager } from './b/breeches-eager-pillager.ts'
import { bridgeFromBelow } from './b/bridge-from-below.ts'
import { bridgeworksBattleTanglespanBridgeworks } from './b/bridgeworks-battle-tanglespan-bridgeworks.ts'
import { brimazKingOfOreskos } from './b/brimaz-king-of-oreskos.ts'
import { bringToLight } from './b/bring-to-light.ts'
import { bringerOfTheLastGift } from './b/bringer-of-the-last-gift.ts'
import { bristlyBillSpineSower } from './b/bristly-bill-spine-sower.ts'
import { broadsideBombardiers } from './b/broadside-bombardiers.ts'
import { brokersHideout } from './b/brokers-hideout.ts'
import { brokkosApexOfForever } from './b/brokkos-apex-of-forever.ts'
import { brotherhoodScribe } from './b/brotherhood-scribe.ts'
import { brotherhoodsEnd } from './b/brotherhoods-end.ts'
import { broughtBack } from './b/brought-back.ts'
import { browbeat } from './b/browbeat.ts'
import { bubbleMatrix } from './b/bubble-matrix.ts'
import { bulkUp } from './b/bulk-up.ts'
import { burrentonForgeTender } from './b/burrenton-forge-tender.ts'
import { cabalRitual } from './c/cabal-ritual.ts'
import { cabalTherapy } from './c/cabal-therapy.ts'
import { cacheGrab } from './c/cache-grab.ts'
import { caitSithFortuneTeller } from './c/cait-sith-fortune-teller.ts'
import { callerOfTheClaw } from './c/caller-of-the-claw.ts'
import { callousSellSword } from './c/callous-sell-sword.ts'
import { campfire } from './c/campfire.ts'
import { canoptekScarabSwarm } from './c/canoptek-scarab-swarm.ts'
import { cantStayAway } from './c/cant-stay-away.ts'
import { caprichrome } from './c/caprichrome.ts'
import { carnageCrimsonChaos } from './c/carnage-crimson-chaos.ts'
import { carpetOfFlowers } from './c/carpet-of-flowers.ts'
import { caseOfTheGatewayExpress } from './c/case-of-the-gateway-express.ts'
import { caseOfTheUneatenFeast } from './c/case-of-the-uneaten-feast.ts'
import { castleGarenbrig } from './c/castle-garenbrig.ts'
import { cataclysm } from './c/cataclysm.ts'
import { causticBronco } from './c/caustic-bronco.ts'
import { causticExhale } from './c/caustic-exhale.ts'
import { cavalierOfThorns } from './c/cavalier-of-thorns.ts'
import { cavernOfSouls } from './c/cavern-of-souls.ts'
import { cavesOfChaosAdventurer } from './c/caves-of-chaos-adventurer.ts'
import { cecilDarkKnight } from './c/cecil-dark-knight.ts'
import { cephalidIllusionist } from './c/cephalid-illusionist.ts'
import { chainLightning } from './c/chain-lightning.ts'
import { chainOfSmog } from './c/chain-of-smog.ts'
import { chainOfVapor } from './c/chain-of-vapor.ts'
import { chaliceOfTheVoid } from './c/chalice-of-the-void.ts'
import { chancellorOfTheAnnex } from './c/chancellor-of-the-annex.ts'
import { chancellorOfTheDross } from './c/chancellor-of-the-dross.ts'
import { chancellorOfTheTangle } from './c/chancellor-of-the-tangle.ts'
import { chandraAwakenedInferno } from './c/chandra-awakened-inferno.ts'
import { chandraDressedToKill } from './c/chandra-dressed-to-kill.ts'
import { chandraSparkHunter } from './c/chandra-spark-hunter.ts'
import { chandraTorchOfDefiance } from './c/chandra-torch-of-defiance.ts'
import { chandrasDefeat } from './c/chandras-defeat.ts'
import { chaosDefiler } from './c/chaos-defiler.ts'
import { chartACourse } from './c/chart-a-course.ts'
import { childrenOfKorlis } from './c/children-of-korlis.ts'
import { chitteringRats } from './c/chittering-rats.ts'
import { choArrimAlchemist } from './c/cho-arrim-alchemist.ts'
import { choke } from './c/choke.ts'
import { chokingMiasma } from './c/choking-miasma.ts'
import { chokingVines } from './c/choking-vines.ts'
import { chromaticOrrery } from './c/chromatic-orrery.ts'
import { chromeMox } from './c/chrome-mox.ts'
import { chthonianNightmare } from './c/chthonian-nightmare.ts'
import { circleOfProtectionShadow } from './c/circle-of-protection-shadow.ts'
import { circularLogic } from './c/circular-logic.ts'
import { citadelGate } from './c/citadel-gate.ts'
import { cityOfSolitude } from './c/city-of-solitude.ts'
import { cityOfTraitors } from './c/city-of-traitors.ts'
import { civilizedScholar } from './c/civilized-scholar.ts'
import { cleansingMeditation } from './c/cleansing-meditation.ts'
import { cliffgate } from './c/cliffgate.ts'
import { clingToDust } from './c/cling-to-dust.ts'
import { cloudMidgarMercenary } from './c/cloud-midgar-mercenary.ts'
import { clownCar } from './c/clown-car.ts'
import { colorstormStallion } from './c/colorstorm-stallion.ts'
import { combatThresher } from './c/combat-thresher.ts'
import { commandeer } from './c/commandeer.ts'
import { commitMemory } from './c/commit-memory.ts'
import { compost } from './c/compost.ts'
import { consignToMemory } from './c/consign-to-memory.ts'
import { conspicuousSnoop } from './c/conspicuous-snoop.ts'
import { consultTheStarCharts } from './c/consult-the-star-charts.ts'
import { containmentPriest } from './c/containment-priest.ts'
import { contamination } from './c/contamination.ts'
import { coolButRude } from './c/cool-but-rude.ts'
import { cosmicRebirth } from './c/cosmic-rebirth.ts'
import { cosmogoyf } from './c/cosmogoyf.ts'
import { councilOfTheAbsolute } from './c/council-of-the-absolute.ts'
import { counterbalance } from './c/counterbalance.ts'
import { covetedJewel } from './c/coveted-jewel.ts'
import { cracklingDrake } from './c/crackling-drake.ts'
import { creativeTechnique } from './c/creative-technique.ts'
import { creepingChill } from './c/creeping-chill.ts'
import { creepingTarPit } from './c/creeping-tar-pit.ts'
import { cripplingFear } from './c/crippling-fear.ts'
import { cruelclawsHeist } from './c/cruelclaws-heist.ts'
import { cryoshatter } from './c/cryoshatter.ts'
import { cryptGhast } from './c/crypt-ghast.ts'
import { cryptIncursion } from './c/crypt-incursion.ts'
import { cryptRats } from './c/crypt-rats.ts'
import { crystalBarricade } from './c/crystal-barricade.ts'
import { cullingRitual } from './c/culling-ritual.ts'
import { cultivatorColossus } from './c/cultivator-colossus.ts'
import { cuombajjWitches } from './c/cuombajj-witches.ts'
import { curiousObsession } from './c/curious-obsession.ts'
import { currencyConverter } from './c/currency-converter.ts'
import { cursedScroll } from './c/cursed-scroll.ts'
import { cutDown } from './c/cut-down.ts'
import { cutPropulsion } from './c/cut-propulsion.ts'
import { dackFayden } from './d/dack-fayden.ts'
import { dalkovanEncampment } from './d/dalkovan-encampment.ts'
import { damageControlCrew } from './d/damage-control-crew.ts'
import { dampingSphere } from './d/damping-sphere.ts'
import { danceOfTheDead } from './d/dance-of-the-dead.ts'
import { darkDepths } from './d/dark-depths.ts'
import { darkSupplicant } from './d/dark-supplicant.ts'
import { darksteelColossus } from './d/darksteel-colossus.ts'
import { darksteelMonolith } from './d/darksteel-monolith.ts'
import { dauntlessBodyguard } from './d/dauntless-bodyguard.ts'
import { dauntlessScrapbot } from './d/dauntless-scrapbot.ts'
import { dauthiVoidwalker } from './d/dauthi-voidwalker.ts'
import { dawnbringerCleric } from './d/dawnbringer-cleric.ts'
import { dawnsTruce } from './d/dawns-truce.ts'
import { daxossTorment } from './d/daxoss-torment.ts'
import { dayOfBlackSun } from './d/day-of-black-sun.ts'
import { daybreakCoronet } from './d/daybreak-coronet.ts'
import { daysUndoing } from './d/days-undoing.ts'
import { deadlyCoverUp } from './d/deadly-cover-up.ts'
import { dearlyDeparted } from './d/dearly-departed.ts'
import { deathPitOffering } from './d/death-pit-offering.ts'
import { deathSpark } from './d/death-spark.ts'
import { deathToOurEnemies } from './d/death-to-our-enemies.ts'
import { deathWish } from './d/death-wish.ts'
import { debtToTheDeathless } from './d/debt-to-the-deathless.ts'
import { debtToTheKami } from './d/debt-to-the-kami.ts'
import { declarationInStone } from './d/declaration-in-stone.ts'
import { decorumDissertation } from './d/decorum-dissertation.ts'
import { decreeOfPain } from './d/decree-of-pain.ts'
import { decreeOfSilence } from './d/decree-of-silence.ts'
import { deemInferior } from './d/deem-inferior.ts'
import { deepCavernBat } from './d/deep-cavern-bat.ts'
import { defabricate } from './d/defabricate.ts'
import { defenseGrid } from './d/defense-grid.ts'
import { deflectingPalm } from './d/deflecting-palm.ts'
import { deftbladeElite } from './d/deftblade-elite.ts'
import { deglamer } from './d/deglamer.ts'
import { delightedHalfling } from './d/delighted-halfling.ts'
import { delneyStreetwiseLookout } from './d/delney-streetwise-lookout.ts'
import { delverOfSecrets } from './d/delver-of-secrets.ts'
import { demonWall } from './d/demon-wall.ts'
import { demonicConsultation } from './d/demonic-consultation.ts'
import { demonicCounsel } from './d/demonic-counsel.ts'
import { demonicPact } from './d/demonic-pact.ts'
import { denOfTheBugbear } from './d/den-of-the-bugbear.ts'
import { depopulate } from './d/depopulate.ts'
import { depthChargeColossus } from './d/depth-charge-colossus.ts'
import { desert } from './d/desert.ts'
import { desperateMeasures } from './d/desperate-measures.ts'
import { desperatePlea } from './d/desperate-plea.ts'
import { destinySpinner } from './d/destiny-spinner.ts'
import { detectivesPhoenix } from './d/detectives-phoenix.ts'
import { devastatingDreams } from './d/devastating-dreams.ts'
import { devotedCropMate } from './d/devoted-crop-mate.ts'
import { devourerOfDestiny } from './d/devourer-of-destiny.ts'
import { devouringHellion } from './d/devouring-hellion.ts'
import { devoutDecree } from './d/devout-decree.ts'
import { diabolicVision } from './d/diabolic-vision.ts'
import { dihadasPloy } from './d/dihadas-ploy.ts'
import { dinasGuidance } from './d/dinas-guidance.ts'
import { dinrovaHorror } from './d/dinrova-horror.ts'
import { discipleOfFreyaliseGardenOfFreyalise } from './d/disciple-of-freyalise-garden-of-freyalise.ts'
import { dispatch } from './d/dispatch.ts'
import { dispellingExhale } from './d/dispelling-exhale.ts'
import { disruptingShoal } from './d/disrupting-shoal.ts'
import { disruptorFlute } from './d/disruptor-flute.ts'
import { dissectionTools } from './d/dissection-tools.ts'
import { distortionStrike } from './d/distortion-strike.ts'
import { divineSmite } from './d/divine-smite.ts'
import { dodecapod } from './d/dodecapod.ts'
import { doesMachines } from './d/does-machines.ts'
import { dollmakersShopPorcelainGallery } from './d/dollmakers-shop-porcelain-gallery.ts'
import { dolmenGate } from './d/dolmen-gate.ts'
import { domriAnarchOfBolas } from './d/domri-anarch-of-bolas.ts'
import { doomForetold } from './d/doom-foretold.ts'
import { doomsday } from './d/doomsday.ts'
import { doomsdayExcruciator } from './d/doomsday-excruciator.ts'
import { doorkeeperThrull } from './d/doorkeeper-thrull.ts'
import { doppelgang } from './d/doppelgang.ts'
import { doubleMajor } from './d/double-major.ts'
import { dragonWings } from './d/dragon-wings.ts'
import { dragonhawkFatesTempest } from './d/dragonhawk-fates-tempest.ts'
import { dragonlordDromoka } from './d/dragonlord-dromoka.ts'
import { dragonsRageChanneler } from './d/dragons-rage-channeler.ts'
import { drainLife } from './d/drain-life.ts'
import { dralnusCrusade } from './d/dralnus-crusade.ts'
import { drannithMagistrate } from './d/drannith-magistrate.ts'
import { dreadFugue } from './d/dread-fugue.ts'
import { dreadhordeArcanist } from './d/dreadhorde-arcanist.ts'
import { dreamHalls } from './d/dream-halls.ts'
import { dreamsOfSteelAndOil } from './d/dreams-of-steel-and-oil.ts'
import { dromokasCommand } from './d/dromokas-command.ts'
import { drownInDreams } from './d/drown-in-dreams.ts'
import { drownInTheLoch } from './d/drown-in-the-loch.ts'
import { drownerOfTruthDrownedJungle } from './d/drowner-of-truth-drowned-jungle.ts'
import { dryadMilitant } from './d/dryad-militant.ts'
import { dryadOfTheIlysianGrove } from './d/dryad-of-the-ilysian-grove.ts'
import { duelingGrounds } from './d/dueling-grounds.ts'
import { duneblast } from './d/duneblast.ts'
import { dwarvenMine } from './d/dwarven-mine.ts'
import { earthbenderAscension } from './e/earthbender-ascension.ts'
import { echoOfEons } from './e/echo-of-eons.ts'
import { echoesOfEternity } from './e/echoes-of-eternity.ts'
import { echoingDecay } from './e/echoing-decay.ts'
import { echoingDeeps } from './e/echoing-deeps.ts'
import { echoingReturn } from './e/echoing-return.ts'
import { echoingTruth } from './e/echoing-truth.ts'
import { eclipsedRealms } from './e/eclipsed-realms.ts'
import { eddieBrockVenomLethalProtector } from './e/eddie-brock-venom-lethal-protector.ts'
import { eddymurkCrab } from './e/eddymurk-crab.ts'
import { eerieInterlude } from './e/eerie-interlude.ts'
import { eladamrisVineyard } from './e/eladamris-vineyard.ts'
import { eldraziConfluence } from './e/eldrazi-confluence.ts'
import { eldraziRepurposer } from './e/eldrazi-repurposer.ts'
import { eldritchEvolution } from './e/eldritch-evolution.ts'
import { elegyAcolyte } from './e/elegy-acolyte.ts'
import { elendaSaintOfDusk } from './e/elenda-saint-of-dusk.ts'
import { elephantGrass } from './e/elephant-grass.ts'
import { eleshNornMotherOfMachines } from './e/elesh-norn-mother-of-machines.ts'
import { eliteSpellbinder } from './e/elite-spellbinder.ts'
import { elixirOfImmortality } from './e/elixir-of-immortality.ts'
import { elsewhereFlask } from './e/elsewhere-flask.ts'
import { elspethStormSlayer } from './e/elspeth-storm-slayer.ts'
import { elvishSpiritGuide } from './e/elvish-spirit-guide.ts'
import { emberhornMinotaur } from './e/emberhorn-minotaur.ts'
import { embiggen } from './e/embiggen.ts'
import { emergentUltimatum } from './e/emergent-ultimatum.ts'
import { emetSelchUnsunderedHadesSorcererOfEld } from './e/emet-selch-unsundered-hades-sorcerer-of-eld.ts'
import { emperorOfBones } from './e/emperor-of-bones.ts'
import { emrakulTheAeonsTorn } from './e/emrakul-the-aeons-torn.ts'
import { emrakulThePromisedEnd } from './e/emrakul-the-promised-end.ts'
import { emryLurkerOfTheLoch } from './e/emry-lurker-of-the-loch.ts'
import { enchantedEvening } from './e/enchanted-evening.ts'
import { endOfTheHunt } from './e/end-of-the-hunt.ts'
import { endTheFestivities } from './e/end-the-festivities.ts'
import { endurance } from './e/endurance.ts'
import { enduringCuriosity } from './e/enduring-curiosity.ts'
import { enduringInnocence } from './e/enduring-innocence.ts'
import { enigmaticIncarnation } from './e/enigmatic-incarnation.ts'
import { entropicBattlecruiser } from './e/entropic-battlecruiser.ts'
import { erdwalIlluminator } from './e/erdwal-illuminator.ts'
import { erebossIntervention } from './e/ereboss-intervention.ts'
import { ersatzGnomes } from './e/ersatz-gnomes.ts'
import { ertaiResurrected } from './e/ertai-resurrected.ts'
import { ertaisFamiliar } from './e/ertais-familiar.ts'
import { esperOriginsSummonEsperMaduin } from './e/esper-origins-summon-esper-maduin.ts'
import { esperSentinel } from './e/esper-sentinel.ts'
import { essenceChanneler } from './e/essence-channeler.ts'
import { essenceFlare } from './e/essence-flare.ts'
import { essenceFlux } from './e/essence-flux.ts'
import { essenceSymbiote } from './e/essence-symbiote.ts'
import { etaliPrimalConquerorEtaliPrimalSickness } from './e/etali-primal-conqueror-etali-primal-sickness.ts'
import { etherealForager } from './e/ethereal-forager.ts'
import { etherswornCanonist } from './e/ethersworn-canonist.ts'
import { eumidianHatchery } from './e/eumidian-hatchery.ts'
import { eureka } from './e/eureka.ts'
import { evasiveAction } from './e/evasive-action.ts'
import { evidenceExaminer } from './e/evidence-examiner.ts'
import { exaltedSunborn } from './e/exalted-sunborn.ts'
import { exhibitionTidecaller } from './e/exhibition-tidecaller.ts'
import { exhume } from './e/exhume.ts'
import { experimentalAugury } from './e/experimental-augury.ts'
import { expressiveIteration } from './e/expressive-iteration.ts'
import { extinctionEvent } from './e/extinction-event.ts'
import { extinguisherBattleship } from './e/extinguisher-battleship.ts'
import { extirpate } from './e/extirpate.ts'
import { extractAConfession } from './e/extract-a-confession.ts'
import { extractionSpecialist } from './e/extraction-specialist.ts'
import { fableOfTheMirrorBreakerReflectionOfKikiJiki } from './f/fable-of-the-mirror-breaker-reflection-of-kiki-jiki.ts'
import { factOrFiction } from './f/fact-or-fiction.ts'
import { fadeFromHistory } from './f/fade-from-history.ts'
import { fadingHope } from './f/fading-hope.ts'
import { faebloomTrick } from './f/faebloom-trick.ts'
import { fallajiArchaeologist } from './f/fallaji-archaeologist.ts'
import { fallajiDragonEngine } from './f/fallaji-dragon-engine.ts'
import { fanaticOfMogis } from './f/fanatic-of-mogis.ts'
import { fastbond } from './f/fastbond.ts'
import { fatalPush } from './f/fatal-push.ts'
import { fblthpTheLost } from './f/fblthp-the-lost.ts'
import { fearOfMissingOut } from './f/fear-of-missing-out.ts'
import { feastingHobbit } from './f/feasting-hobbit.ts'
import { feedTheCycle } from './f/feed-the-cycle.ts'
import { ferventChampion } from './f/fervent-champion.ts'
import { ferventPaincaster } from './f/fervent-paincaster.ts'
import { fieldOfRuin } from './f/field-of-ruin.ts'
import { fieryAnnihilation } from './f/fiery-annihilation.ts'
import { fieryConfluence } from './f/fiery-confluence.ts'
import { fieryImpulse } from './f/fiery-impulse.ts'
import { fightRigging } from './f/fight-rigging.ts'
import { filth } from './f/filth.ts'
import { finalShowdown } from './f/final-showdown.ts'
import { finaleOfDevastation } from './f/finale-of-devastation.ts'
import { fireLordAzula } from './f/fire-lord-azula.ts'
import { firebendingLesson } from './f/firebending-lesson.ts'
import { firebendingStudent } from './f/firebending-student.ts'
import { fireglassMentor } from './f/fireglass-mentor.ts'
import { firemindsForesight } from './f/fireminds-foresight.ts'
import { firespout } from './f/firespout.ts'
import { firestorm } from './f/firestorm.ts'
import { flameOfAnor } from './f/flame-of-anor.ts'
import { flamebladeAngel } from './f/flameblade-angel.ts'
import { flamebraider } from './f/flamebraider.ts'
import { flareOfFortitude } from './f/flare-of-fortitude.ts'
import { flash } from './f/flash.ts'
import { flashOfDefiance } from './f/flash-of-defiance.ts'
import { flashOfInsight } from './f/flash-of-insight.ts'
import { flashback } from './f/flashback.ts'
import { flayerOfTheHatebound } from './f/flayer-of-the-hatebound.ts'
import { fleshBlood } from './f/flesh-blood.ts'
import { flitterwingNuisance } from './f/flitterwing-nuisance.ts'
import { floodpitsDrowner } from './f/floodpits-drowner.ts'
import { flowState } from './f/flow-state.ts'
import { flowerfootSwordmaster } from './f/flowerfoot-swordmaster.ts'
import { fluctuator } from './f/fluctuator.ts'
import { foil } from './f/foil.ts'
import { foodChain } from './f/food-chain.ts'
import { forensicResearcher } from './f/forensic-researcher.ts'
import { forgottenAncient } from './f/forgotten-ancient.ts'
import { fork } from './f/fork.ts'
import { formOfTheDragon } from './f/form-of-the-dragon.ts'
import { forsakenMonument } from './f/forsaken-monument.ts'
import { forsakenWastes } from './f/forsaken-wastes.ts'
import { forthEorlingas } from './f/forth-eorlingas.ts'
import { foundingTheThirdPath } from './f/founding-the-third-path.ts'
import { fracturingGust } from './f/fracturing-gust.ts'
import { frenziedBaloth } from './f/frenzied-baloth.ts'
import { frogmyrEnforcer } from './f/frogmyr-enforcer.ts'
import { fromTheCatacombs } from './f/from-the-catacombs.ts'
import { frostcliffSiege } from './f/frostcliff-siege.ts'
import { fullBore } from './f/full-bore.ts'
import { gaddockTeeg } from './g/gaddock-teeg.ts'
import { gaeasBlessing } from './g/gaeas-blessing.ts'
import { gaeasWill } from './g/gaeas-will.ts'
import { galvanicAlchemist } from './g/galvanic-alchemist.ts'
import { galvanicBlast } from './g/galvanic-blast.ts'
import { galvanicDischarge } from './g/galvanic-discharge.ts'
import { galvanicIteration } from './g/galvanic-iteration.ts'
import { gamble } from './g/gamble.ts'
import { gastalThrillroller } from './g/gastal-thrillroller.ts'
import { gatecreeperVine } from './g/gatecreeper-vine.ts'
import { gatherTheTownsfolk } from './g/gather-the-townsfolk.ts'
import { geistTrappers } from './g/geist-trappers.ts'
import { geistlightSnare } from './g/geistlight-snare.ts'
import { gemstoneCaverns } from './g/gemstone-caverns.ts'
import { genesis } from './g/genesis.ts'
import { germinationPracticum } from './g/germination-practicum.ts'
import { gerrardsVerdict } from './g/gerrards-verdict.ts'
import { getOut } from './g/get-out.ts'
import { gevScaledScorch } from './g/gev-scaled-scorch.ts'
import { ghaltaStampedeTyrant } from './g/ghalta-stampede-tyrant.ts'
import { ghastlyDemise } from './g/ghastly-demise.ts'
import { ghostVacuum } from './g/ghost-vacuum.ts'
import { ghostfire } from './g/ghostfire.ts'
import { ghostlyPrison } from './g/ghostly-prison.ts'
import { giadaFontOfHope } from './g/giada-font-of-hope.ts'
import { giftsUngiven } from './g/gifts-ungiven.ts'
import { gigapede } from './g/gigapede.ts'
import { gigastormTitan } from './g/gigastorm-titan.ts'
import { gildedDrake } from './g/gilded-drake.ts'
import { gildedLight } from './g/gilded-light.ts'
import { gingerbreadCabin } from './g/gingerbread-cabin.ts'
import { gingerbrute } from './g/gingerbrute.ts'
import { giverOfRunes } from './g/giver-of-runes.ts'
import { gixsCommand } from './g/gixs-command.ts'
import { glacialDragonhunt } from './g/glacial-dragonhunt.ts'
import { glacierwoodSiege } from './g/glacierwood-siege.ts'
import { glarbCalamitysAugur } from './g/glarb-calamitys-augur.ts'
import { gleefulDemolition } from './g/gleeful-demolition.ts'
import { glenElendraGuardian } from './g/glen-elendra-guardian.ts'
import { glenElendrasAnswer } from './g/glen-elendras-answer.ts'
import { glimpseOfNature } from './g/glimpse-of-nature.ts'
import { glimpseTheImpossible } from './g/glimpse-the-impossible.ts'
import { glissaSunslayer } from './g/glissa-sunslayer.ts'
import { glisteningDeluge } from './g/glistening-deluge.ts'
import { gloom } from './g/gloom.ts'
import { glory } from './g/glory.ts'
import { gloryBoundInitiate } from './g/glory-bound-initiate.ts'
import { glorybringer } from './g/glorybringer.ts'
import { goBlank } from './g/go-blank.ts'
import { goblinCadets } from './g/goblin-cadets.ts'
import { goblinCharbelcher } from './g/goblin-charbelcher.ts'
import { goblinGoon } from './g/goblin-goon.ts'
import { goblinGuide } from './g/goblin-guide.ts'
import { goblinTinkerer } from './g/goblin-tinkerer.ts'
import { goblinWelder } from './g/goblin-welder.ts'
import { godPharaohsFaithful } from './g/god-pharaohs-faithful.ts'
import { golosTirelessPilgrim } from './g/golos-tireless-pilgrim.ts'
import { goringWarplow } from './g/goring-warplow.ts'
import { goryosVengeance } from './g/goryos-vengeance.ts'
import { grabThePrize } from './g/grab-the-prize.ts'
import { grafdiggersCage } from './g/grafdiggers-cage.ts'
import { grandAbolisher } from './g/grand-abolisher.ts'
import { graveyardTrespasser } from './g/graveyard-trespasser.ts'
import { greatHallOfTheBiblioplex } from './g/great-hall-of-the-biblioplex.ts'
import { greenSunsZenith } from './g/green-suns-zenith.ts'
import { greenwardenOfMurasa } from './g/greenwarden-of-murasa.ts'
import { grindstone } from './g/grindstone.ts'
import { gristTheHungerTide } from './g/grist-the-hunger-tide.ts'
import { grizzlyFate } from './g/grizzly-fate.ts'
import { groundSeal } from './g/ground-seal.ts'
import { grubStoriedMatriarchGrubNotoriousAuntie } from './g/grub-storied-matriarch-grub-notorious-auntie.ts'
import { gryffsBoon } from './g/gryffs-boon.ts'
import { guardianOfNewBenalia } from './g/guardian-of-new-benalia.ts'
import { guideOfSouls } from './g/guide-of-souls.ts'
import { gustWalker } from './g/gust-walker.ts'
import { gusthasScepter } from './g/gusthas-scepter.ts'
import { gutTrueSoulZealot } from './g/gut-true-soul-zealot.ts'
import { gyrudaDoomOfDepths } from './g/gyruda-doom-of-depths.ts'
import { hailStorm } from './h/hail-storm.ts'
import { haliyaGuidedByLight } from './h/haliya-guided-by-light.ts'
import { hallOfStormGiants } from './h/hall-of-storm-giants.ts'
import { hallow } from './h/hallow.ts'
import { hallowedMoonlight } from './h/hallowed-moonlight.ts'
import { hamletGlutton } from './h/hamlet-glutton.ts'
import { hanweirBattlements } from './h/hanweir-battlements.ts'
import { hapatraVizierOfPoisons } from './h/hapatra-vizier-of-poisons.ts'
import { harshMentor } from './h/harsh-mentor.ts'
import { hauntTheNetwork } from './h/haunt-the-network.ts'
import { hauntedFengraf } from './h/haunted-fengraf.ts'
import { hauntingEchoes } from './h/haunting-echoes.ts'
import { hazoretTheFervent } from './h/hazoret-the-fervent.ts'
import { headlinerScarlett } from './h/headliner-scarlett.ts'
import { heapedHarvest } from './h/heaped-harvest.ts'
import { hearthElemental } from './h/hearth-elemental.ts'
import { heartlessAct } from './h/heartless-act.ts'
import { heliodsEmissary } from './h/heliods-emissary.ts'
import { hellkiteHatchling } from './h/hellkite-hatchling.ts'
import { helmOfObedience } from './h/helm-of-obedience.ts'
import { helmOfPossession } from './h/helm-of-possession.ts'
import { herigastEruptingNullkite } from './h/herigast-erupting-nullkite.ts'
import { hermitDruid } from './h/hermit-druid.ts'
import { heroesHangout } from './h/heroes-hangout.ts'
import { hiddenGibbons } from './h/hidden-gibbons.ts'
import { hiddenLair } from './h/hidden-lair.ts'
import { hiddenStrings } from './h/hidden-strings.ts'
import { hideOnTheCeiling } from './h/hide-on-the-ceiling.ts'
import { hidetsuguConsumesAllVesselOfTheAllConsuming } from './h/hidetsugu-consumes-all-vessel-of-the-all-consuming.ts'
import { highwayRobbery } from './h/highway-robbery.ts'
import { hiveOfTheEyeTyrant } from './h/hive-of-the-eye-tyrant.ts'
import { hogaakArisenNecropolis } from './h/hogaak-arisen-necropolis.ts'
import { hollowOne } from './h/hollow-one.ts'
import { honestWork } from './h/honest-work.ts'
import { hoodedBrawler } from './h/hooded-brawler.ts'
import { hopefulInitiate } from './h/hopeful-initiate.ts'
import { hornedLochWhaleLagoonBreach } from './h/horned-loch-whale-lagoon-breach.ts'
import { hostageTaker } from './h/hostage-taker.ts'
import { howlsquadHeavy } from './h/howlsquad-heavy.ts'
import { hullBreach } from './h/hull-breach.ts'
import { hullbreacher } from './h/hullbreacher.ts'
import { huntersBlowgun } from './h/hunters-blowgun.ts'
import { huntmasterLiger } from './h/huntmaster-liger.ts'
import { huntmasterOfTheFells } from './h/huntmaster-of-the-fells.ts'
import { hurkylsRecall } from './h/hurkyls-recall.ts'
import { hushbringer } from './h/hushbringer.ts'
import { hydraAssaultRobot } from './h/hydra-assault-robot.ts'
import { hydroManFluidFelon } from './h/hydro-man-fluid-felon.ts'
import { hydroblast } from './h/hydroblast.ts'
import { hydroelectricSpecimenHydroelectricLaboratory } from './h/hydroelectric-specimen-hydroelectric-laboratory.ts'
import { hypergenesis } from './h/hypergenesis.ts'
import { iceFangCoatl } from './i/ice-fang-coatl.ts'
import { iceOut } from './i/ice-out.ts'
import { ichorid } from './i/ichorid.ts'
import { idyllicGrange } from './i/idyllic-grange.ts'
import { illGottenGains } from './i/ill-gotten-gains.ts'
import { illTimedExplosion } from './i/ill-timed-explosion.ts'
import { incinerate } from './i/incinerate.ts'
import { indomitableCreativity } from './i/indomitable-creativity.ts'
import { inevitableBetrayal } from './i/inevitable-betrayal.ts'
import { infernalTutor } from './i/infernal-tutor.ts'
import { infestationSage } from './i/infestation-sage.ts'
import { innkeepersTalent } from './i/innkeepers-talent.ts'
import { insatiableAvarice } from './i/insatiable-avarice.ts'
import { insatiableHemophage } from './i/insatiable-hemophage.ts'
import { inscriptionOfRuin } from './i/inscription-of-ruin.ts'
import { insidiousFungus } from './i/insidious-fungus.ts'
import { intiSeneschalOfTheSun } from './i/inti-seneschal-of-the-sun.ts'
import { intoTheFloodMaw } from './i/into-the-flood-maw.ts'
import { intuition } from './i/intuition.ts'
import { invasionOfArcaviosInvocationOfTheFounders } from './i/invasion-of-arcavios-invocation-of-the-founders.ts'
import { invasionOfGobakhanLightshieldArray } from './i/invasion-of-gobakhan-lightshield-array.ts'
import { invertPolarity } from './i/invert-polarity.ts'
import { invigorate } from './i/invigorate.ts'
import { invokeDespair } from './i/invoke-despair.ts'
import { ionaShieldOfEmeria } from './i/iona-shield-of-emeria.ts'
import { irencragFeat } from './i/irencrag-feat.ts'
import { iridescentAngel } from './i/iridescent-angel.ts'
import { ironApprentice } from './i/iron-apprentice.ts'
import { isochronScepter } from './i/isochron-scepter.ts'
import { itThatHeraldsTheEnd } from './i/it-that-heralds-the-end.ts'
import { itzquinthFirstbornOfGishath } from './i/itzquinth-firstborn-of-gishath.ts'
import { izoniCenterOfTheWeb } from './i/izoni-center-of-the-web.ts'
import { jaceReawakened } from './j/jace-reawakened.ts'
import { jaceTheMindSculptor } from './j/jace-the-mind-sculptor.ts'
import { jaceThePerfectedMind } from './j/jace-the-perfected-mind.ts'
import { jaceVrynsProdigyJaceTelepathUnbound } from './j/jace-vryns-prodigy-jace-telepath-unbound.ts'
import { jaceWielderOfMysteries } from './j/jace-wielder-of-mysteries.ts'
import { jackalGeniusGeneticist } from './j/jackal-genius-geneticist.ts'
import { jenniferWaltersTheSensationalSheHulk } from './j/jennifer-walters-the-sensational-she-hulk.ts'
import { jeskasWill } from './j/jeskas-will.ts'
import { jidoorAristocraticCapitalOverture } from './j/jidoor-aristocratic-capital-overture.ts'
import { johannsStopgap } from './j/johanns-stopgap.ts'
import { joltedAwake } from './j/jolted-awake.ts'
import { jumboCactuar } from './j/jumbo-cactuar.ts'
import { kaervekThePunisher } from './k/kaervek-the-punisher.ts'
import { kaerveksSpite } from './k/kaerveks-spite.ts'
import { kaerveksTorch } from './k/kaerveks-torch.ts'
import { kaheeraTheOrphanguard } from './k/kaheera-the-orphanguard.ts'
import { kaitoBaneOfNightmares } from './k/kaito-bane-of-nightmares.ts'
import { kaldraCompleat } from './k/kaldra-compleat.ts'
import { kalitasTraitorOfGhet } from './k/kalitas-traitor-of-ghet.ts'
import { kappaCannoneer } from './k/kappa-cannoneer.ts'
import { karametrasBlessing } from './k/karametras-blessing.ts'
import { kariZevSkyshipRaider } from './k/kari-zev-skyship-raider.ts'
import { kariZevsExpertise } from './k/kari-zevs-expertise.ts'
import { karmicJustice } from './k/karmic-justice.ts'
import { karnScionOfUrza } from './k/karn-scion-of-urza.ts'
import { karnSilverGolem } from './k/karn-silver-golem.ts'
import { karnTheGreatCreator } from './k/karn-the-great-creator.ts'
import { karnsSylex } from './k/karns-sylex.ts'
import { kataraWaterbendingMaster } from './k/katara-waterbending-master.ts'
import { kavaronMemorialWorld } from './k/kavaron-memorial-world.ts'
import { kayasGhostform } from './k/kayas-ghostform.ts'
import { kayasGuile } from './k/kayas-guile.ts'
import { kaylasReconstruction } from './k/kaylas-reconstruction.ts'
import { kazuulsTollCollector } from './k/kazuuls-toll-collector.ts'
import { keenEyedCurator } from './k/keen-eyed-curator.ts'
import { kellanInquisitiveProdigy } from './k/kellan-inquisitive-prodigy.ts'
import { kellanPlanarTrailblazer } from './k/kellan-planar-trailblazer.ts'
import { kellanTheFaeBloodedBirthrightBoon } from './k/kellan-the-fae-blooded-birthright-boon.ts'
import { kembaKhaEnduring } from './k/kemba-kha-enduring.ts'
import { kerugaTheMacrosage } from './k/keruga-the-macrosage.ts'
import { kethisTheHiddenHand } from './k/kethis-the-hidden-hand.ts'
import { ketramoseTheNewDawn } from './k/ketramose-the-new-dawn.ts'
import { khenraScrapper } from './k/khenra-scrapper.ts'
import { kherKeep } from './k/kher-keep.ts'
import { kioraTheRisingTide } from './k/kiora-the-rising-tide.ts'
import { kishlaSkimmer } from './k/kishla-skimmer.ts'
import { kitesailLarcenist } from './k/kitesail-larcenist.ts'
import { klothysGodOfDestiny } from './k/klothys-god-of-destiny.ts'
import { knightErrantOfEos } from './k/knight-errant-of-eos.ts'
import { knightOfGrace } from './k/knight-of-grace.ts'
import { knightOfMalice } from './k/knight-of-malice.ts'
import { komaWorldEater } from './k/koma-world-eater.ts'
import { kozilekButcherOfTruth } from './k/kozilek-butcher-of-truth.ts'
import { kozileksCommand } from './k/kozileks-command.ts'
import { kozileksReturn } from './k/kozileks-return.ts'
import { kozileksUnsealing } from './k/kozileks-unsealing.ts'
import { krosanReclamation } from './k/krosan-reclamation.ts'
import { krovikanHorror } from './k/krovikan-horror.ts'
import { kroxaTitanOfDeathsHunger } from './k/kroxa-titan-of-deaths-hunger.ts'
import { kumanoFacesKakkazanEtchingOfKumano } from './k/kumano-faces-kakkazan-etching-of-kumano.ts'
import { kunorosHoundOfAthreos } from './k/kunoros-hound-of-athreos.ts'
import { kutzilsFlanker } from './k/kutzils-flanker.ts'
import { laboratoryManiac } from './l/laboratory-maniac.ts'
import { ladyOctopusInspiredInventor } from './l/lady-octopus-inspired-inventor.ts'
import { laeliaTheBladeReforged } from './l/laelia-the-blade-reforged.ts'
import { lairOfTheHydra } from './l/lair-of-the-hydra.ts'
import { landGrant } from './l/land-grant.ts'
import { lanternOfInsight } from './l/lantern-of-insight.ts'
import { lanternOfTheLost } from './l/lantern-of-the-lost.ts'
import { lastRites } from './l/last-rites.ts'
import { laughingJasperFlint } from './l/laughing-jasper-flint.ts'
import { laviniaAzoriusRenegade } from './l/lavinia-azorius-renegade.ts'
import { lazavWearerOfFaces } from './l/lazav-wearer-of-faces.ts'
import { lazotepQuarry } from './l/lazotep-quarry.ts'
import { leadTheStampede } from './l/lead-the-stampede.ts'
import { leatherheadSwampStalker } from './l/leatherhead-swamp-stalker.ts'
import { leaveNoTrace } from './l/leave-no-trace.ts'
import { legolassQuickReflexes } from './l/legolass-quick-reflexes.ts'
import { lembas } from './l/lembas.ts'
import { leovoldEmissaryOfTrest } from './l/leovold-emissary-of-trest.ts'
import { leylineOfAbundance } from './l/leyline-of-abundance.ts'
import { leylineOfHope } from './l/leyline-of-hope.ts'
import { leylineOfResonance } from './l/leyline-of-resonance.ts'
import { leylineOfTheGuildpact } from './l/leyline-of-the-guildpact.ts'
import { leylineOfTheVoid } from './l/leyline-of-the-void.ts'
import { liberatorUrzasBattlethopter } from './l/liberator-urzas-battlethopter.ts'
import { lierDiscipleOfTheDrowned } from './l/lier-disciple-of-the-drowned.ts'
import { lifeDeath } from './l/life-death.ts'
import { lightOfSanction } from './l/light-of-sanction.ts'
import { lightPawsEmperorsVoice } from './l/light-paws-emperors-voice.ts'
import { lightningArmyOfOne } from './l/lightning-army-of-one.ts'
import { lilianaOfTheVeil } from './l/liliana-of-the-veil.ts'
import { lilianaTheLastHope } from './l/liliana-the-last-hope.ts'
import { linvalaThePreserver } from './l/linvala-the-preserver.ts'
import { lionSash } from './l/lion-sash.ts'
import { lionsEyeDiamond } from './l/lions-eye-diamond.ts'
import { lithomanticBarrage } from './l/lithomantic-barrage.ts'
import { livelyDirge } from './l/lively-dirge.ts'
import { livingDeath } from './l/living-death.ts'
import { lochMare } from './l/loch-mare.ts'
import { lokiGodOfMischief } from './l/loki-god-of-mischief.ts'
import { longRiversPull } from './l/long-rivers-pull.ts'
import { longstalkBrawl } from './l/longstalk-brawl.ts'
import { loranOfTheThirdPath } from './l/loran-of-the-third-path.ts'
import { lostInTheMaze } from './l/lost-in-the-maze.ts'
import { lotlethGiant } from './l/lotleth-giant.ts'
import { lovestruckBeast } from './l/lovestruck-beast.ts'
import { loyalSentry } from './l/loyal-sentry.ts'
import { lumraBellowOfTheWoods } from './l/lumra-bellow-of-the-woods.ts'
import { lunarConvocation } from './l/lunar-convocation.ts'
import { lurkingSkirge } from './l/lurking-skirge.ts'
import { lurrusOfTheDreamDen } from './l/lurrus-of-the-dream-den.ts'
import { lutriTheSpellchaser } from './l/lutri-the-spellchaser.ts'
import { mabelHeirToCragflame } from './m/mabel-heir-to-cragflame.ts'
import { maddeningHex } from './m/maddening-hex.ts'
import { maelstromOfTheSpiritDragon } from './m/maelstrom-of-the-spirit-dragon.ts'
import { maelstromPulse } from './m/maelstrom-pulse.ts'
import { magebaneLizard } from './m/magebane-lizard.ts'
import { magmaticHellkite } from './m/magmatic-hellkite.ts'
import { malboro } from './m/malboro.ts'
import { malcolmAlluringScoundrel } from './m/malcolm-alluring-scoundrel.ts'
import { maliciousEclipse } from './m/malicious-eclipse.ts'
import { manaDrain } from './m/mana-drain.ts'
import { manaSeverance } from './m/mana-severance.ts'
import { manaShort } from './m/mana-short.ts'
import { manabarbs } from './m/manabarbs.ts'
import { manorGate } from './m/manor-gate.ts'
import { marchOfOtherworldlyLight } from './m/march-of-otherworldly-light.ts'
import { marchOfSwirlingMist } from './m/march-of-swirling-mist.ts'
import { marchOfWretchedSorrow } from './m/march-of-wretched-sorrow.ts'
import { martyrOfAshes } from './m/martyr-of-ashes.ts'
import { martyrOfSands } from './m/martyr-of-sands.ts'
import { massacre } from './m/massacre.ts'
import { masterOfDeath } from './m/master-of-death.ts'
import { masterThief } from './m/master-thief.ts'
import { mathemagics } from './m/mathemagics.ts'
import { mazeOfIth } from './m/maze-of-ith.ts'
import { mazemindTome } from './m/mazemind-tome.ts'
import { meddlingMage } from './m/meddling-mage.ts'
import { meltstridersResolve } from './m/meltstriders-resolve.ts'
import { memoryLapse } from './m/memory-lapse.ts'
import { memorysJourney } from './m/memorys-journey.ts'
import { merryEsquireOfRohan } from './m/merry-esquire-of-rohan.ts'
import { mesmericFiend } from './m/mesmeric-fiend.ts'
import { michikoKondaTruthSeeker } from './m/michiko-konda-truth-seeker.ts'
import { mightOfOldKrosa } from './m/might-of-old-krosa.ts'
import { mightOfTheMeek } from './m/might-of-the-meek.ts'
import { mightformHarmonizer } from './m/mightform-harmonizer.ts'
import { mindExtraction } from './m/mind-extraction.ts'
import { mindbreakTrap } from './m/mindbreak-trap.ts'
import { mindsDesire } from './m/minds-desire.ts'
import { mindspliceApparatus } from './m/mindsplice-apparatus.ts'
import { minscBooTimelessHeroes } from './m/minsc-boo-timeless-heroes.ts'
import { miresToll } from './m/mires-toll.ts'
import { misdirection } from './m/misdirection.ts'
import { mishrasResearchDesk } from './m/mishras-research-desk.ts'
import { mishrasWorkshop } from './m/mishras-workshop.ts'
import { missionBriefing } from './m/mission-briefing.ts'
import { mistcaller } from './m/mistcaller.ts'
import { misterNegative } from './m/mister-negative.ts'
import { mistformUltimus } from './m/mistform-ultimus.ts'
import { mistriseVillage } from './m/mistrise-village.ts'
import { mizzixOfTheIzmagnus } from './m/mizzix-of-the-izmagnus.ts'
import { mjolnirHammerOfThor } from './m/mjolnir-hammer-of-thor.ts'
import { mockingbird } from './m/mockingbird.ts'
import { moggBombers } from './m/mogg-bombers.ts'
import { moggSalvage } from './m/mogg-salvage.ts'
import { moltenCollapse } from './m/molten-collapse.ts'
import { moltenRain } from './m/molten-rain.ts'
import { momentOfTruth } from './m/moment-of-truth.ts'
import { momentumBreaker } from './m/momentum-breaker.ts'
import { momoFriendlyFlier } from './m/momo-friendly-flier.ts'
import { monstrousEmergence } from './m/monstrous-emergence.ts'
import { monumentToEndurance } from './m/monument-to-endurance.ts'
import { moonCircuitHacker } from './m/moon-circuit-hacker.ts'
import { moonshadow } from './m/moonshadow.ts'
import { moonsnarePrototype } from './m/moonsnare-prototype.ts'
import { mosswoodDreadknightDreadWhispers } from './m/mosswood-dreadknight-dread-whispers.ts'
import { mosswortBridge } from './m/mosswort-bridge.ts'
import { moxAmber } from './m/mox-amber.ts'
import { moxDiamond } from './m/mox-diamond.ts'
import { mudbuttonCursetosser } from './m/mudbutton-cursetosser.ts'
import { multaniMaroSorcerer } from './m/multani-maro-sorcerer.ts'
import { multiversalPassage } from './m/multiversal-passage.ts'
import { muragandaPetroglyphs } from './m/muraganda-petroglyphs.ts'
import { murktideRegent } from './m/murktide-regent.ts'
import { mutavault } from './m/mutavault.ts'
import { muxusGoblinGrandee } from './m/muxus-goblin-grandee.ts'
import { mycosynthLattice } from './m/mycosynth-lattice.ts'
import { mysticConfluence } from './m/mystic-confluence.ts'
import { mysticForge } from './m/mystic-forge.ts'
import { mysticSanctuary } from './m/mystic-sanctuary.ts'
import { mysticalTeachings } from './m/mystical-teachings.ts'
import { naduWingedWisdom } from './n/nadu-winged-wisdom.ts'
import { nagaFleshcrafter } from './n/naga-fleshcrafter.ts'
import { nahiriTheHarbinger } from './n/nahiri-the-harbinger.ts'
import { narcomoeba } from './n/narcomoeba.ts'
import { narsetParterOfVeils } from './n/narset-parter-of-veils.ts'
import { narsetsReversal } from './n/narsets-reversal.ts'
import { nashiSearcherInTheDark } from './n/nashi-searcher-in-the-dark.ts'
import { naturesRevolt } from './n/natures-revolt.ts'
import { navigatorsCompass } from './n/navigators-compass.ts'
import { necrodominance } from './n/necrodominance.ts'
import { necromancy } from './n/necromancy.ts'
import { necromentia } from './n/necromentia.ts'
import { necropotence } from './n/necropotence.ts'
import { needleDrop } from './n/needle-drop.ts'
import { nefCropEntangler } from './n/nef-crop-entangler.ts'
import { nemesisTrap } from './n/nemesis-trap.ts'
import { neoform } from './n/neoform.ts'
import { nerivHeartOfTheStorm } from './n/neriv-heart-of-the-storm.ts'
import { netherSpirit } from './n/nether-spirit.ts'
import { nethergoyf } from './n/nethergoyf.ts'
import { newWayForward } from './n/new-way-forward.ts'
import { nexusOfBecoming } from './n/nexus-of-becoming.ts'
import { nineLives } from './n/nine-lives.ts'
import { nissaAscendedAnimist } from './n/nissa-ascended-animist.ts'
import { nissaResurgentAnimist } from './n/nissa-resurgent-animist.ts'
import { nivMizzetReborn } from './n/niv-mizzet-reborn.ts'
import { nivMizzetSupreme } from './n/niv-mizzet-supreme.ts'
import { noMoreLies } from './n/no-more-lies.ts'
import { norinSwiftSurvivalist } from './n/norin-swift-survivalist.ts'
import { nostalgicDreams } from './n/nostalgic-dreams.ts'
import { notionThief } from './n/notion-thief.ts'
import { nowhereToRun } from './n/nowhere-to-run.ts'
import { noxiousGearhulk } from './n/noxious-gearhulk.ts'
import { noxiousGrasp } from './n/noxious-grasp.ts'
import { nurturingPixie } from './n/nurturing-pixie.ts'
import { nykthosShrineToNyx } from './n/nykthos-shrine-to-nyx.ts'
import { oathOfDruids } from './o/oath-of-druids.ts'
import { oathOfGhouls } from './o/oath-of-ghouls.ts'
import { oathOfKaya } from './o/oath-of-kaya.ts'
import { oathOfNissa } from './o/oath-of-nissa.ts'
import { obNixilisTheAdversary } from './o/ob-nixilis-the-adversary.ts'
import { oblivionSower } from './o/oblivion-sower.ts'
import { oblivionStone } from './o/oblivion-stone.ts'
import { obliviousBookworm } from './o/oblivious-bookworm.ts'
import { oboshThePreypiercer } from './o/obosh-the-preypiercer.ts'
import { obscuraStorefront } from './o/obscura-storefront.ts'
import { obsessivePursuit } from './o/obsessive-pursuit.ts'
import { obsidianCharmaw } from './o/obsidian-charmaw.ts'
import { obstinateBaloth } from './o/obstinate-baloth.ts'
import { ocelotPride } from './o/ocelot-pride.ts'
import { ofOneMind } from './o/of-one-mind.ts'
import { oildeepGearhulk } from './o/oildeep-gearhulk.ts'
import { ojerAxonilDeepestMightTempleOfPower } from './o/ojer-axonil-deepest-might-temple-of-power.ts'
import { okoLorwynLiegeOkoShadowmoorScion } from './o/oko-lorwyn-liege-oko-shadowmoor-scion.ts'
import { okoThiefOfCrowns } from './o/oko-thief-of-crowns.ts'
import { oldGrowthTroll } from './o/old-growth-troll.ts'
import { omnathLocusOfCreation } from './o/omnath-locus-of-creation.ts'
import { omniscience } from './o/omniscience.ts'
import { onceUponATime } from './o/once-upon-a-time.ts'
import { oneWithTheMultiverse } from './o/one-with-the-multiverse.ts'
import { opalescence } from './o/opalescence.ts'
import { operaLoveSong } from './o/opera-love-song.ts'
import { oppositionAgent } from './o/opposition-agent.ts'
import { oracleOfTragedy } from './o/oracle-of-tragedy.ts'
import { orcishBowmasters } from './o/orcish-bowmasters.ts'
import { oscorpIndustries } from './o/oscorp-industries.ts'
import { osteomancerAdept } from './o/osteomancer-adept.ts'
import { oswaldFiddlebender } from './o/oswald-fiddlebender.ts'
import { oust } from './o/oust.ts'
import { outrageousRobbery } from './o/outrageous-robbery.ts'
import { outwit } from './o/outwit.ts'
import { overencumbered } from './o/overencumbered.ts'
import { overload } from './o/overload.ts'
import { overlordOfTheBalemurk } from './o/overlord-of-the-balemurk.ts'
import { overlordOfTheHauntwoods } from './o/overlord-of-the-hauntwoods.ts'
import { oxOfAgonas } from './o/ox-of-agonas.ts'
import { pactOfNegation } from './p/pact-of-negation.ts'
import { paintersServant } from './p/painters-servant.ts'
import { palaceJailer } from './p/palace-jailer.ts'
import { palantirOfOrthanc } from './p/palantir-of-orthanc.ts'
import { pandemonium } from './p/pandemonium.ts'
import { paradoxicalOutcome } from './p/paradoxical-outcome.ts'
import { parallaxTide } from './p/parallax-tide.ts'
import { parallaxWave } from './p/parallax-wave.ts'
import { paraselene } from './p/paraselene.ts'
import { partingGust } from './p/parting-gust.ts'
import { pastInFlames } from './p/past-in-flames.ts'
import { pathOfPeril } from './p/path-of-peril.ts'
import { patriarchsBidding } from './p/patriarchs-bidding.ts'
import { pawpatchRecruit } from './p/pawpatch-recruit.ts'
import { peerIntoTheAbyss } from './p/peer-into-the-abyss.ts'
import { perennialBehemoth } from './p/perennial-behemoth.ts'
import { persecute } from './p/persecute.ts'
import { persistentPetitioners } from './p/persistent-petitioners.ts'
import { pestilence } from './p/pestilence.ts'
import { petradon } from './p/petradon.ts'
import { petrifiedHamlet } from './p/petrified-hamlet.ts'
import { phantomCentaur } from './p/phantom-centaur.ts'
import { phantomNishoba } from './p/phantom-nishoba.ts'
import { phantomNomad } from './p/phantom-nomad.ts'
import { phantomWurm } from './p/phantom-wurm.ts'
import { pheliaExuberantShepherd } from './p/phelia-exuberant-shepherd.ts'
import { phlageTitanOfFiresFury } from './p/phlage-titan-of-fires-fury.ts'
import { phoenixDown } from './p/phoenix-down.ts'
import { phyrexianDevourer } from './p/phyrexian-devourer.ts'
import { phyrexianDragonEngine } from './p/phyrexian-dragon-engine.ts'
import { phyrexianDreadnought } from './p/phyrexian-dreadnought.ts'
import { phyrexianFleshgorger } from './p/phyrexian-fleshgorger.ts'
import { phyrexianFurnace } from './p/phyrexian-furnace.ts'
import { phyrexianNegator } from './p/phyrexian-negator.ts'
import { phyrexianObliterator } from './p/phyrexian-obliterator.ts'
import { phyrexianProcessor } from './p/phyrexian-processor.ts'
import { phyrexianRevoker } from './p/phyrexian-revoker.ts'
import { piaNalaarConsulOfRevival } from './p/pia-nalaar-consul-of-revival.ts'
import { picklockPrankster } from './p/picklock-prankster.ts'
import { pilgrimOfJustice } from './p/pilgrim-of-justice.ts'
import { pillageTheBog } from './p/pillage-the-bog.ts'
import { pineWalker } from './p/pine-walker.ts'
import { pinnacleStarcage } from './p/pinnacle-starcage.ts'
import { pitOfOfferings } from './p/pit-of-offerings.ts'
import { pithingNeedle } from './p/pithing-needle.ts'
import { plagonLordOfTheBeach } from './p/plagon-lord-of-the-beach.ts'
import { planarGenesis } from './p/planar-genesis.ts'
import { planarNexus } from './p/planar-nexus.ts'
import { planarVoid } from './p/planar-void.ts'
import { plasmaBolt } from './p/plasma-bolt.ts'
import { playWithFire } from './p/play-with-fire.ts'
import { plazaOfHeroes } from './p/plaza-of-heroes.ts'
import { plungeIntoDarkness } from './p/plunge-into-darkness.ts'
import { polukranosRebornPolukranosEngineOfRuin } from './p/polukranos-reborn-polukranos-engine-of-ruin.ts'
import { porcuparrot } from './p/porcuparrot.ts'
import { portOfKarfell } from './p/port-of-karfell.ts'
import { portalOfSanctuary } from './p/portal-of-sanctuary.ts'
import { portalToPhyrexia } from './p/portal-to-phyrexia.ts'
import { portent } from './p/portent.ts'
import { portentOfCalamity } from './p/portent-of-calamity.ts'
import { pox } from './p/pox.ts'
import { preacherOfTheSchism } from './p/preacher-of-the-schism.ts'
import { predict } from './p/predict.ts'
import { presenceOfTheMaster } from './p/presence-of-the-master.ts'
import { priceOfProgress } from './p/price-of-progress.ts'
import { priestOfForgottenGods } from './p/priest-of-forgotten-gods.ts'
import { prismariCharm } from './p/prismari-charm.ts'
import { prismaticEnding } from './p/prismatic-ending.ts'
import { prismaticStrands } from './p/prismatic-strands.ts'
import { prizedAmalgam } from './p/prized-amalgam.ts'
import { proftsEideticMemory } from './p/profts-eidetic-memory.ts'
import { prohibit } from './p/prohibit.ts'
import { propaganda } from './p/propaganda.ts'
import { proteanHulk } from './p/protean-hulk.ts'
import { protectTheNegotiators } from './p/protect-the-negotiators.ts'
import { providence } from './p/providence.ts'
import { psychicPickpocket } from './p/psychic-pickpocket.ts'
import { publicExecution } from './p/public-execution.ts'
import { pugnaciousHammerskull } from './p/pugnacious-hammerskull.ts'
import { pyroblast } from './p/pyroblast.ts'
import { pyrogoyf } from './p/pyrogoyf.ts'
import { pyrrhicStrike } from './p/pyrrhic-strike.ts'
import { pyxisOfPandemonium } from './p/pyxis-of-pandemonium.ts'
import { qarsiRevenant } from './q/qarsi-revenant.ts'
import { quantumRiddler } from './q/quantum-riddler.ts'
import { quash } from './q/quash.ts'
import { questingDruid } from './q/questing-druid.ts'
import { quietSpeculation } from './q/quiet-speculation.ts'
import { quintoriusKand } from './q/quintorius-kand.ts'
import { quirionDryad } from './q/quirion-dryad.ts'
import { radhaHeartOfKeld } from './r/radha-heart-of-keld.ts'
import { radioactiveSpider } from './r/radioactive-spider.ts'
import { raffineSchemingSeer } from './r/raffine-scheming-seer.ts'
import { rakdosCharm } from './r/rakdos-charm.ts'
import { ralCracklingWit } from './r/ral-crackling-wit.ts'
import { ralMonsoonMageRalLeylineProdigy } from './r/ral-monsoon-mage-ral-leyline-prodigy.ts'
import { ralZarekGuestLecturer } from './r/ral-zarek-guest-lecturer.ts'
import { ramThrough } from './r/ram-through.ts'
import { ranAndShaw } from './r/ran-and-shaw.ts'
import { rancidEarth } from './r/rancid-earth.ts'
import { raphMikeyTroublemakers } from './r/raph-mikey-troublemakers.ts'
import { ravenousTrap } from './r/ravenous-trap.ts'
import { razorkinNeedlehead } from './r/razorkin-needlehead.ts'
import { readyWilling } from './r/ready-willing.ts'
import { realitySmasher } from './r/reality-smasher.ts'
import { rebelSalvo } from './r/rebel-salvo.ts'
import { recall } from './r/recall.ts'
import { recklessBushwhacker } from './r/reckless-bushwhacker.ts'
import { reckonerBankbuster } from './r/reckoner-bankbuster.ts'
import { reckonersBargain } from './r/reckoners-bargain.ts'
import { recoil } from './r/recoil.ts'
import { recommission } from './r/recommission.ts'
import { recoup } from './r/recoup.ts'
import { redMagesRapier } from './r/red-mages-rapier.ts'
import { redcapMelee } from './r/redcap-melee.ts'
import { redirectLightning } from './r/redirect-lightning.ts'
import { rediscoverTheWay } from './r/rediscover-the-way.ts'
import { redshiftRocketeerChief } from './r/redshift-rocketeer-chief.ts'
import { reflectingPool } from './r/reflecting-pool.ts'
import { refurbishedFamiliar } from './r/refurbished-familiar.ts'
import { regenerate } from './r/regenerate.ts'
import { reidaneGodOfTheWorthyValkmiraProtectorsShield } from './r/reidane-god-of-the-worthy-valkmira-protectors-shield.ts'
import { releaseToTheWind } from './r/release-to-the-wind.ts'
import { relentlessAssault } from './r/relentless-assault.ts'
import { relicOfProgenitus } from './r/relic-of-progenitus.ts'
import { relicOfSauron } from './r/relic-of-sauron.ts'
import { remand } from './r/remand.ts'
import { repelTheAbominable } from './r/repel-the-abominable.ts'
import { repopulate } from './r/repopulate.ts'
import { repulsiveMutation } from './r/repulsive-mutation.ts'
import { repurposingBay } from './r/repurposing-bay.ts'
import { requitingHex } from './r/requiting-hex.ts'
import { resonatingLute } from './r/resonating-lute.ts'
import { restInPeace } from './r/rest-in-peace.ts'
import { restlessReef } from './r/restless-reef.ts'
import { restlessSpire } from './r/restless-spire.ts'
import { restlessVinestalk } from './r/restless-vinestalk.ts'
import { returnTheFavor } from './r/return-the-favor.ts'
import { reverentMantra } from './r/reverent-mantra.ts'
import { reverentSilence } from './r/reverent-silence.ts'
import { rhetCropSpearmaster } from './r/rhet-crop-spearmaster.ts'
import { rhinosRampage } from './r/rhinos-rampage.ts'
import { righteousValkyrie } from './r/righteous-valkyrie.ts'
import { ringOfEvosIsle } from './r/ring-of-evos-isle.ts'
import { ripplesOfUndeath } from './r/ripples-of-undeath.ts'
import { riptideGearhulk } from './r/riptide-gearhulk.ts'
import { risenReef } from './r/risen-reef.ts'
import { rishadanCutpurse } from './r/rishadan-cutpurse.ts'
import { rishadanFootpad } from './r/rishadan-footpad.ts'
import { riteOfConsumption } from './r/rite-of-consumption.ts'
import { riteOfFlame } from './r/rite-of-flame.ts'
import { riteOfReplication } from './r/rite-of-replication.ts'
import { ritesOfInitiation } from './r/rites-of-initiation.ts'
import { riverchurnMonument } from './r/riverchurn-monument.ts'
import { riveteersOverlook } from './r/riveteers-overlook.ts'
import { roamingThrone } from './r/roaming-throne.ts'
import { robberOfTheRich } from './r/robber-of-the-rich.ts'
import { roilingVortex } from './r/roiling-vortex.ts'
import { ronaHeraldOfInvasion } from './r/rona-herald-of-invasion.ts'
import { rowansGrimSearch } from './r/rowans-grim-search.ts'
import { rubyDaringTracker } from './r/ruby-daring-tracker.ts'
import { ruinousWaterbending } from './r/ruinous-waterbending.ts'
import { runeOfMight } from './r/rune-of-might.ts'
import { runedHalo } from './r/runed-halo.ts'
import { rushOfKnowledge } from './r/rush-of-knowledge.ts'
import { rustGoliath } from './r/rust-goliath.ts'
import { sabSunenLuxaEmbodied } from './s/sab-sunen-luxa-embodied.ts'
import { sacredGround } from './s/sacred-ground.ts'
import { sageOfTheSkies } from './s/sage-of-the-skies.ts'
import { saheeliSublimeArtificer } from './s/saheeli-sublime-artificer.ts'
import { sakashimasProtege } from './s/sakashimas-protege.ts'
import { sampleCollector } from './s/sample-collector.ts'
import { samutVizierOfNaktamun } from './s/samut-vizier-of-naktamun.ts'
import { samwiseTheStouthearted } from './s/samwise-the-stouthearted.ts'
import { sanctifierEnVec } from './s/sanctifier-en-vec.ts'
import { sanctumPrelate } from './s/sanctum-prelate.ts'
import { saplingNursery } from './s/sapling-nursery.ts'
import { sarkhanDragonAscendant } from './s/sarkhan-dragon-ascendant.ts'
import { sazacapsBrew } from './s/sazacaps-brew.ts'
import { scapeshift } from './s/scapeshift.ts'
import { scavengersTalent } from './s/scavengers-talent.ts'
import { scavengingOoze } from './s/scavenging-ooze.ts'
import { schemingSymmetry } from './s/scheming-symmetry.ts'
import { scionOfDarkness } from './s/scion-of-darkness.ts'
import { scionOfDraco } from './s/scion-of-draco.ts'
import { scorchedEarth } from './s/scorched-earth.ts'
import { scrapshooter } from './s/scrapshooter.ts'
import { screamingNemesis } from './s/screaming-nemesis.ts'
import { screamsFromWithin } from './s/screams-from-within.ts'
import { scrollRack } from './s/scroll-rack.ts'
import { scytheOfTheWretched } from './s/scythe-of-the-wretched.ts'
import { scythecatCub } from './s/scythecat-cub.ts'
import { seaGate } from './s/sea-gate.ts'
import { seaGateRestorationSeaGateReborn } from './s/sea-gate-restoration-sea-gate-reborn.ts'
import { seaKingsBlessing } from './s/sea-kings-blessing.ts'
import { searchForAzcantaAzcantaTheSunkenRuin } from './s/search-for-azcanta-azcanta-the-sunken-ruin.ts'
import { searingBlaze } from './s/searing-blaze.ts'
import { searingBlood } from './s/searing-blood.ts'
import { seasonOfGathering } from './s/season-of-gathering.ts'
import { seasonOfWeaving } from './s/season-of-weaving.ts'
import { seasonedDungeoneer } from './s/seasoned-dungeoneer.ts'
import { seasonedPyromancer } from './s/seasoned-pyromancer.ts'
import { secludedCourtyard } from './s/secluded-courtyard.ts'
import { secretIdentity } from './s/secret-identity.ts'
import { seedbornMuse } from './s/seedborn-muse.ts'
import { seedsOfInnocence } from './s/seeds-of-innocence.ts'
import { selfDestruct } from './s/self-destruct.ts'
import { sentinelOfLostLore } from './s/sentinel-of-lost-lore.ts'
import { sephirothFabledSoldierSephirothOneWingedAngel } from './s/sephiroth-fabled-soldier-sephiroth-one-winged-angel.ts'
import { serrasEmissary } from './s/serras-emissary.ts'
import { serumPowder } from './s/serum-powder.ts'
import { settleTheWreckage } from './s/settle-the-wreckage.ts'
import { sevinnesReclamation } from './s/sevinnes-reclamation.ts'
import { shadowOfTheGrave } from './s/shadow-of-the-grave.ts'
import { shadowsVerdict } from './s/shadows-verdict.ts'
import { shadowspear } from './s/shadowspear.ts'
import { shakedownHeavy } from './s/shakedown-heavy.ts'
import { shallowGrave } from './s/shallow-grave.ts'
import { shamblingGhast } from './s/shambling-ghast.ts'
import { sharedSummons } from './s/shared-summons.ts'
import { sharkTyphoon } from './s/shark-typhoon.ts'
import { shatterAssumptions } from './s/shatter-assumptions.ts'
import { shatterTheSky } from './s/shatter-the-sky.ts'
import { shatterskullSmashingShatterskullTheHammerPass } from './s/shatterskull-smashing-shatterskull-the-hammer-pass.ts'
import { shiftingWoodland } from './s/shifting-woodland.ts'
import { shikoParagonOfTheWay } from './s/shiko-paragon-of-the-way.ts'
import { shimmeringEfreet } from './s/shimmering-efreet.ts'
import { shootTheSheriff } from './s/shoot-the-sheriff.ts'
import { showAndTell } from './s/show-and-tell.ts'
import { showdownOfTheSkalds } from './s/showdown-of-the-skalds.ts'
import { sickeningDreams } from './s/sickening-dreams.ts'
import { sidisiBroodTyrant } from './s/sidisi-brood-tyrant.ts'
import { sigardasAid } from './s/sigardas-aid.ts'
import { silentGravestone } from './s/silent-gravestone.ts'
import { silvergillMentor } from './s/silvergill-mentor.ts'
import { simianSpiritGuide } from './s/simian-spirit-guide.ts'
import { sirensRuse } from './s/sirens-ruse.ts'
import { skeletalScrying } from './s/skeletal-scrying.ts'
import { skizzik } from './s/skizzik.ts'
import { skrelvDefectorMite } from './s/skrelv-defector-mite.ts'
import { skyclaveApparition } from './s/skyclave-apparition.ts'
import { slaughterGames } from './s/slaughter-games.ts'
import { slickSequence } from './s/slick-sequence.ts'
import { slimefootAndSquee } from './s/slimefoot-and-squee.ts'
import { slumberingTrudge } from './s/slumbering-trudge.ts'
import { smugglersSurprise } from './s/smugglers-surprise.ts'
import { snapcasterMage } from './s/snapcaster-mage.ts'
import { sneakAttack } from './s/sneak-attack.ts'
import { sneakySnacker } from './s/sneaky-snacker.ts'
import { solitaryConfinement } from './s/solitary-confinement.ts'
import { songcrafterMage } from './s/songcrafter-mage.ts'
import { sorcerousSpyglass } from './s/sorcerous-spyglass.ts'
import { sorinOfHouseMarkovSorinRavenousNeonate } from './s/sorin-of-house-markov-sorin-ravenous-neonate.ts'
import { sorinTheMirthless } from './s/sorin-the-mirthless.ts'
import { sotheraTheSupervoid } from './s/sothera-the-supervoid.ts'
import { soulBurn } from './s/soul-burn.ts'
import { soulGuideLantern } from './s/soul-guide-lantern.ts'
import { soulPartition } from './s/soul-partition.ts'
import { soulRend } from './s/soul-rend.ts'
import { soulScarMage } from './s/soul-scar-mage.ts'
import { soulfireGrandMaster } from './s/soulfire-grand-master.ts'
import { soulflayer } from './s/soulflayer.ts'
import { soullessJailer } from './s/soulless-jailer.ts'
import { soulstoneSanctuary } from './s/soulstone-sanctuary.ts'
import { sowingMycospawn } from './s/sowing-mycospawn.ts'
import { spaceTimeAnomaly } from './s/space-time-anomaly.ts'
import { sparkDouble } from './s/spark-double.ts'
import { speakerOfTheHeavens } from './s/speaker-of-the-heavens.ts'
import { spellQueller } from './s/spell-queller.ts'
import { spellStutter } from './s/spell-stutter.ts'
import { spelunking } from './s/spelunking.ts'
import { sphereOfLaw } from './s/sphere-of-law.ts'
import { sphinxOfForgottenLore } from './s/sphinx-of-forgotten-lore.ts'
import { spiderPunk } from './s/spider-punk.ts'
import { spiderSense } from './s/spider-sense.ts'
import { spikefieldHazardSpikefieldCave } from './s/spikefield-hazard-spikefield-cave.ts'
import { spinewoodsArmadillo } from './s/spinewoods-armadillo.ts'
import { spinnerOfSouls } from './s/spinner-of-souls.ts'
import { spinningDarkness } from './s/spinning-darkness.ts'
import { spiritOfTheLabyrinth } from './s/spirit-of-the-labyrinth.ts'
import { spiritualFocus } from './s/spiritual-focus.ts'
import { spoilsOfTheVault } from './s/spoils-of-the-vault.ts'
import { spotterThopter } from './s/spotter-thopter.ts'
import { springheartNantuko } from './s/springheart-nantuko.ts'
import { spymastersVault } from './s/spymasters-vault.ts'
import { squeeTheImmortal } from './s/squee-the-immortal.ts'
import { staffOfTheStoryteller } from './s/staff-of-the-storyteller.ts'
import { standardBearer } from './s/standard-bearer.ts'
import { standstill } from './s/standstill.ts'
import { starfallInvocation } from './s/starfall-invocation.ts'
import { starfieldShepherd } from './s/starfield-shepherd.ts'
import { starseerMentor } from './s/starseer-mentor.ts'
import { startingTown } from './s/starting-town.ts'
import { stasis } from './s/stasis.ts'
import { steamcoreScholar } from './s/steamcore-scholar.ts'
import { sternScolding } from './s/stern-scolding.ts'
import { stoicSphinx } from './s/stoic-sphinx.ts'
import { stonehornDignitary } from './s/stonehorn-dignitary.ts'
import { stormOfMemories } from './s/storm-of-memories.ts'
import { stormshriekFeralFlushOut } from './s/stormshriek-feral-flush-out.ts'
import { storyCircle } from './s/story-circle.ts'
import { strategicBetrayal } from './s/strategic-betrayal.ts'
import { streamOfThought } from './s/stream-of-thought.ts'
import { streetwiseNegotiator } from './s/streetwise-negotiator.ts'
import { strionicResonator } from './s/strionic-resonator.ts'
import { strongholdGambit } from './s/stronghold-gambit.ts'
import { stubbornDenial } from './s/stubborn-denial.ts'
import { submerge } from './s/submerge.ts'
import { subtlety } from './s/subtlety.ts'
import { sukiCourageousRescuer } from './s/suki-courageous-rescuer.ts'
import { sulfuricVortex } from './s/sulfuric-vortex.ts'
import { summonFenrir } from './s/summon-fenrir.ts'
import { summonKnightsOfRound } from './s/summon-knights-of-round.ts'
import { summonLeviathan } from './s/summon-leviathan.ts'
import { summonPrimalOdin } from './s/summon-primal-odin.ts'
import { summonTitan } from './s/summon-titan.ts'
import { summonersPact } from './s/summoners-pact.ts'
import { suncleanser } from './s/suncleanser.ts'
import { sunderTheGateway } from './s/sunder-the-gateway.ts'
import { sunderingTitan } from './s/sundering-titan.ts'
import { sunfall } from './s/sunfall.ts'
import { sunkenCitadel } from './s/sunken-citadel.ts'
import { sunpearlKirin } from './s/sunpearl-kirin.ts'
import { sunscapeFamiliar } from './s/sunscape-familiar.ts'
import { sunspineLynx } from './s/sunspine-lynx.ts'
import { superiorSpiderMan } from './s/superior-spider-man.ts'
import { suppressionRayOrderlyPlaza } from './s/suppression-ray-orderly-plaza.ts'
import { surgeOfSalvation } from './s/surge-of-salvation.ts'
import { surgicalExtraction } from './s/surgical-extraction.ts'
import { surrakElusiveHunter } from './s/surrak-elusive-hunter.ts'
import { surveillanceMonitor } from './s/surveillance-monitor.ts'
import { svyelunOfSeaAndSky } from './s/svyelun-of-sea-and-sky.ts'
import { switcheroo } from './s/switcheroo.ts'
import { swordOfOnceAndFuture } from './s/sword-of-once-and-future.ts'
import { syggWanderwineWisdomSyggWanderbrineShield } from './s/sygg-wanderwine-wisdom-sygg-wanderbrine-shield.ts'
import { sylvanLibrary } from './s/sylvan-library.ts'
import { sylvanParadise } from './s/sylvan-paradise.ts'
import { sylvanPrimordial } from './s/sylvan-primordial.ts'
import { tabletOfDiscovery } from './t/tablet-of-discovery.ts'
import { tahCropElite } from './t/tah-crop-elite.ts'
import { taintedIndulgence } from './t/tainted-indulgence.ts'
import { talonGatesOfMadara } from './t/talon-gates-of-madara.ts'
import { tameshiRealityArchitect } from './t/tameshi-reality-architect.ts'
import { tamiyoInquisitiveStudentTamiyoSeasonedScholar } from './t/tamiyo-inquisitive-student-tamiyo-seasoned-scholar.ts'
import { tangle } from './t/tangle.ts'
import { tangleWire } from './t/tangle-wire.ts'
import { taniwha } from './t/taniwha.ts'
import { tarFiend } from './t/tar-fiend.ts'
import { tarmogoyf } from './t/tarmogoyf.ts'
import { tashasHideousLaughter } from './t/tashas-hideous-laughter.ts'
import { tasigurTheGoldenFang } from './t/tasigur-the-golden-fang.ts'
import { tearAsunder } from './t/tear-asunder.ts'
import { tectonicHazard } from './t/tectonic-hazard.ts'
import { teferiHeroOfDominaria } from './t/teferi-hero-of-dominaria.ts'
import { teferiTimeRaveler } from './t/teferi-time-raveler.ts'
import { teferisImp } from './t/teferis-imp.ts'
import { teferisResponse } from './t/teferis-response.ts'
import { teferisTimeTwist } from './t/teferis-time-twist.ts'
import { temporalIntervention } from './t/temporal-intervention.ts'
import { temptingWurm } from './t/tempting-wurm.ts'
import { temurBattleRage } from './t/temur-battle-rage.ts'
import { temurBattlecrier } from './t/temur-battlecrier.ts'
import { terastodon } from './t/terastodon.ts'
import { territorialKavu } from './t/territorial-kavu.ts'
import { territoryCuller } from './t/territory-culler.ts'
import { terrorOfThePeaks } from './t/terror-of-the-peaks.ts'
import { tersaLightshatter } from './t/tersa-lightshatter.ts'
import { testOfTalents } from './t/test-of-talents.ts'
import { tezzeretAgentOfBolas } from './t/tezzeret-agent-of-bolas.ts'
import { tezzeretCruelCaptain } from './t/tezzeret-cruel-captain.ts'
import { tezzeretTheSeeker } from './t/tezzeret-the-seeker.ts'
import { thassasOracle } from './t/thassas-oracle.ts'
import { theAetherspark } from './t/the-aetherspark.ts'
import { theAncientOne } from './t/the-ancient-one.ts'
import { theEnd } from './t/the-end.ts'
import { theFantasticar } from './t/the-fantasticar.ts'
import { theFiligreeSylex } from './t/the-filigree-sylex.ts'
import { theGitrogMonster } from './t/the-gitrog-monster.ts'
import { theLegendOfKurukAvatarKuruk } from './t/the-legend-of-kuruk-avatar-kuruk.ts'
import { theMightstoneAndWeakstone } from './t/the-mightstone-and-weakstone.ts'
import { theMindskinner } from './t/the-mindskinner.ts'
import { theMycosynthGardens } from './t/the-mycosynth-gardens.ts'
import { theOneRing } from './t/the-one-ring.ts'
import { theOzolith } from './t/the-ozolith.ts'
import { theRack } from './t/the-rack.ts'
import { theRedTerror } from './t/the-red-terror.ts'
import { theSoulStone } from './t/the-soul-stone.ts'
import { theStoneBrain } from './t/the-stone-brain.ts'
import { theUnagiOfKyoshiIsland } from './t/the-unagi-of-kyoshi-island.ts'
import { theWanderingEmperor } from './t/the-wandering-emperor.ts'
import { theWanderingMinstrel } from './t/the-wandering-minstrel.ts'
import { theWretched } from './t/the-wretched.ts'
import { thermokarst } from './t/thermokarst.ts'
import { thespiansStage } from './t/thespians-stage.ts'
import { thiefOfExistence } from './t/thief-of-existence.ts'
import { thievingSkydiver } from './t/thieving-skydiver.ts'
import { thingInTheIce } from './t/thing-in-the-ice.ts'
import { thirstForKnowledge } from './t/thirst-for-knowledge.ts'
import { thornscapeBattlemage } from './t/thornscape-battlemage.ts'
import { thoughtDistortion } from './t/thought-distortion.ts'
import { thoughtReflection } from './t/thought-reflection.ts'
import { thoughtStalkerWarlock } from './t/thought-stalker-warlock.ts'
import { thrabenCharm } from './t/thraben-charm.ts'
import { thranPortal } from './t/thran-portal.ts'
import { thranSpider } from './t/thran-spider.ts'
import { threeTreeCity } from './t/three-tree-city.ts'
import { thrivingIsle } from './t/thriving-isle.ts'
import { thrivingMoor } from './t/thriving-moor.ts'
import { thromokTheInsatiable } from './t/thromok-the-insatiable.ts'
import { thrunBreakerOfSilence } from './t/thrun-breaker-of-silence.ts'
import { thunderbreakRegent } from './t/thunderbreak-regent.ts'
import { tideShaper } from './t/tide-shaper.ts'
import { tidehollowSculler } from './t/tidehollow-sculler.ts'
import { tillerEngine } from './t/tiller-engine.ts'
import { timeVault } from './t/time-vault.ts'
import { timelyReinforcements } from './t/timely-reinforcements.ts'
import { timetwister } from './t/timetwister.ts'
import { tinderWall } from './t/tinder-wall.ts'
import { tinybonesJoinsUp } from './t/tinybones-joins-up.ts'
import { tinybonesThePickpocket } from './t/tinybones-the-pickpocket.ts'
import { tishanasTidebinder } from './t/tishanas-tidebinder.ts'
import { titanOfIndustry } from './t/titan-of-industry.ts'
import { tithe } from './t/tithe.ts'
import { togetherAsOne } from './t/together-as-one.ts'
import { toilTrouble } from './t/toil-trouble.ts'
import { tolsimirFriendToWolves } from './t/tolsimir-friend-to-wolves.ts'
import { tomeboundLich } from './t/tomebound-lich.ts'
import { tophHardheadedTeacher } from './t/toph-hardheaded-teacher.ts'
import { torchTheTower } from './t/torch-the-tower.ts'
import { torporOrb } from './t/torpor-orb.ts'
import { townGreeter } from './t/town-greeter.ts'
import { tragicSlip } from './t/tragic-slip.ts'
import { tragicTrajectory } from './t/tragic-trajectory.ts'
import { tranquilFrillback } from './t/tranquil-frillback.ts'
import { transmograntsCrown } from './t/transmogrants-crown.ts'
import { transmuteArtifact } from './t/transmute-artifact.ts'
import { travelingChocobo } from './t/traveling-chocobo.ts'
import { traverseTheUlvenwald } from './t/traverse-the-ulvenwald.ts'
import { treacherousPitDweller } from './t/treacherous-pit-dweller.ts'
import { trenchpost } from './t/trenchpost.ts'
import { trespassersCurse } from './t/trespassers-curse.ts'
import { tribalForcemage } from './t/tribal-forcemage.ts'
import { trinisphere } from './t/trinisphere.ts'
import { triumphOfSaintKatherine } from './t/triumph-of-saint-katherine.ts'
import { trueNameNemesis } from './t/true-name-nemesis.ts'
import { trueheartTwins } from './t/trueheart-twins.ts'
import { trustedForcemage } from './t/trusted-forcemage.ts'
import { tsabosWeb } from './t/tsabos-web.ts'
import { tunnelIgnus } from './t/tunnel-ignus.ts'
import { turnInsideOut } from './t/turn-inside-out.ts'
import { turnabout } from './t/turnabout.ts'
import { turntimberSymbiosisTurntimberSerpentineWood } from './t/turntimber-symbiosis-turntimber-serpentine-wood.ts'
import { twilightsCall } from './t/twilights-call.ts'
import { tyrantsChoice } from './t/tyrants-choice.ts'
import { tyvarJubilantBrawler } from './t/tyvar-jubilant-brawler.ts'
import { uginEyeOfTheStorms } from './u/ugin-eye-of-the-storms.ts'
import { uginTheIneffable } from './u/ugin-the-ineffable.ts'
import { uginTheSpiritDragon } from './u/ugin-the-spirit-dragon.ts'
import { uginsBinding } from './u/ugins-binding.ts'
import { uginsLabyrinth } from './u/ugins-labyrinth.ts'
import { ulamogTheCeaselessHunger } from './u/ulamog-the-ceaseless-hunger.ts'
import { ultima } from './u/ultima.ts'
import { unableToScream } from './u/unable-to-scream.ts'
import { unclaimedTerritory } from './u/unclaimed-territory.ts'
import { undercityInformer } from './u/undercity-informer.ts'
import { undermountainAdventurer } from './u/undermountain-adventurer.ts'
import { underworldBreach } from './u/underworld-breach.ts'
import { underworldRageHound } from './u/underworld-rage-hound.ts'
import { undiscoveredParadise } from './u/undiscovered-paradise.ts'
import { unexpectedFangs } from './u/unexpected-fangs.ts'
import { unexpectedRequest } from './u/unexpected-request.ts'
import { unholyAnnexRitualChamber } from './u/unholy-annex-ritual-chamber.ts'
import { unholyHeat } from './u/unholy-heat.ts'
import { unlicensedHearse } from './u/unlicensed-hearse.ts'
import { unluckyWitness } from './u/unlucky-witness.ts'
import { unmooredEgo } from './u/unmoored-ego.ts'
import { unstoppableSlasher } from './u/unstoppable-slasher.ts'
import { untimelyMalfunction } from './u/untimely-malfunction.ts'
import { unyieldingGatekeeper } from './u/unyielding-gatekeeper.ts'
import { urabrasksForge } from './u/urabrasks-forge.ts'
import { urbanRetreat } from './u/urban-retreat.ts'
import { urborgScavengers } from './u/urborg-scavengers.ts'
import { urgentNecropsy } from './u/urgent-necropsy.ts'
import { uroTitanOfNaturesWrath } from './u/uro-titan-of-natures-wrath.ts'
import { urzaLordHighArtificer } from './u/urza-lord-high-artificer.ts'
import { urzasBauble } from './u/urzas-bauble.ts'
import { urzasMine } from './u/urzas-mine.ts'
import { urzasPowerPlant } from './u/urzas-power-plant.ts'
import { urzasRuinousBlast } from './u/urzas-ruinous-blast.ts'
import { urzasSaga } from './u/urzas-saga.ts'
import { urzasTower } from './u/urzas-tower.ts'
import { utopiaSprawl } from './u/utopia-sprawl.ts'
import { valakutAwakeningValakutStoneforge } from './v/valakut-awakening-valakut-stoneforge.ts'
import { valakutTheMoltenPinnacle } from './v/valakut-the-molten-pinnacle.ts'
import { valgavothTerrorEater } from './v/valgavoth-terror-eater.ts'
import { valkiGodOfLiesTibaltCosmicImpostor } from './v/valki-god-of-lies-tibalt-cosmic-impostor.ts'
import { valorsFlagship } from './v/valors-flagship.ts'
import { vampireHexmage } from './v/vampire-hexmage.ts'
import { vaultbornTyrant } from './v/vaultborn-tyrant.ts'
import { veilOfSummer } from './v/veil-of-summer.ts'
import { veneratedLoxodon } from './v/venerated-loxodon.ts'
import { vengevine } from './v/vengevine.ts'
import { verdantCommand } from './v/verdant-command.ts'
import { vesuva } from './v/vesuva.ts'
import { veteranBrawlers } from './v/veteran-brawlers.ts'
import { veteranExplorer } from './v/veteran-explorer.ts'
import { vexingBauble } from './v/vexing-bauble.ts'
import { vexingShusher } from './v/vexing-shusher.ts'
import { vinesOfVastwood } from './v/vines-of-vastwood.ts'
import { violentUrge } from './v/violent-urge.ts'
import { visionCharm } from './v/vision-charm.ts'
import { vituGhaziInspector } from './v/vitu-ghazi-inspector.ts'
import { viviOrnitier } from './v/vivi-ornitier.ts'
import { vizierOfRemedies } from './v/vizier-of-remedies.ts'
import { voiceOfResurgence } from './v/voice-of-resurgence.ts'
import { voiceOfVictory } from './v/voice-of-victory.ts'
import { voidMirror } from './v/void-mirror.ts'
import { volcanicSpite } from './v/volcanic-spite.ts'
import { volrathsShapeshifter } from './v/volraths-shapeshifter.ts'
import { voyagerStaff } from './v/voyager-staff.ts'
import { vraskaTheUnseen } from './v/vraska-the-unseen.ts'
import { vrenTheRelentless } from './v/vren-the-relentless.ts'
import { walkInClosetForgottenCellar } from './w/walk-in-closet-forgotten-cellar.ts'
import { wanShiTongLibrarian } from './w/wan-shi-tong-librarian.ts'
import { warElemental } from './w/war-elemental.ts'
import { warpedTusker } from './w/warped-tusker.ts'
import { warpingWail } from './w/warping-wail.ts'
import { warpingWurm } from './w/warping-wurm.ts'
import { wasteLand } from './w/waste-land.ts'
import { wastescapeBattlemage } from './w/wastescape-battlemage.ts'
import { waterloggedTeachingsInundatedArchive } from './w/waterlogged-teachings-inundated-archive.ts'
import { weaponsManufacturing } from './w/weapons-manufacturing.ts'
import { wearDown } from './w/wear-down.ts'
import { weatheredRunestone } from './w/weathered-runestone.ts'
import { weddingAnnouncementWeddingFestivity } from './w/wedding-announcement-wedding-festivity.ts'
import { whiskervaleForerunner } from './w/whiskervale-forerunner.ts'
import { whitePlumeAdventurer } from './w/white-plume-adventurer.ts'
import { widespreadBrutality } from './w/widespread-brutality.ts'
import { wightOfPrecinctSix } from './w/wight-of-precinct-six.ts'
import { wildGrowth } from './w/wild-growth.ts'
import { wildMongrel } from './w/wild-mongrel.ts'
import { willOfTheJeskai } from './w/will-of-the-jeskai.ts'
import { wiltLeafLiege } from './w/wilt-leaf-liege.ts'
import { windbriskHeights } from './w/windbrisk-heights.ts'
import { windingWay } from './w/winding-way.ts'
import { winterOrb } from './w/winter-orb.ts'
import { winternightStories } from './w/winternight-stories.ts'
import { wish } from './w/wish.ts'
import { wishclawTalisman } from './w/wishclaw-talisman.ts'
import { witchsCottage } from './w/witchs-cottage.ts'
import { witchsOven } from './w/witchs-oven.ts'
import { witherbloomCommand } from './w/witherbloom-command.ts'
import { witheringCurse } from './w/withering-curse.ts'
import { witnessProtection } from './w/witness-protection.ts'
import { wonder } from './w/wonder.ts'
import { wordsOfWilding } from './w/words-of-wilding.ts'
import { wordsOfWisdom } from './w/words-of-wisdom.ts'
import { wordsOfWorship } from './w/words-of-worship.ts'
import { worldgorgerDragon } from './w/worldgorger-dragon.ts'
import { worship } from './w/worship.ts'
import { wrathOfTheSkies } from './w/wrath-of-the-skies.ts'
import { wrennAndRealmbreaker } from './w/wrenn-and-realmbreaker.ts'
import { wretchedGryff } from './w/wretched-gryff.ts'
import { wurmcoilEngine } from './w/wurmcoil-engine.ts'
import { xantidSwarm } from './x/xantid-swarm.ts'
import { yathanRoadwatcher } from './y/yathan-roadwatcher.ts'
import { yawgmothsWill } from './y/yawgmoths-will.ts'
import { yggdrasilRebirthEngine } from './y/yggdrasil-rebirth-engine.ts'
import { ygraEaterOfAll } from './y/ygra-eater-of-all.ts'
import { yorionSkyNomad } from './y/yorion-sky-nomad.ts'
import { yuffieMateriaHunter } from './y/yuffie-materia-hunter.ts'
import { yunaHopeOfSpira } from './y/yuna-hope-of-spira.ts'
import { yurikoTheTigersShadow } from './y/yuriko-the-tigers-shadow.ts'
import { zeroPointBallad } from './z/zero-point-ballad.ts'
import { zirdaTheDawnwaker } from './z/zirda-the-dawnwaker.ts'
import { zoralineCosmosCaller } from './z/zoraline-cosmos-caller.ts'
import { zurEternalSchemer } from './z/zur-eternal-schemer.ts'

export const ALL_CARDS: readonly CardDefinition[] = [
  aangSwiftSaviorAangAndLaOceansFury,
  aangsIceberg,
  abeyance,
  abigaleEloquentFirstYear,
  absoluteVirtue,
  abuelosAwakening,
  abundantHarvest,
  academyRector,
  accumulateWisdom,
  aclazotzDeepestBetrayalTempleOfTheDead,
  adNauseam,
  adagiaWindsweptBastion,
  adelineResplendentCathar,
  aegisAngel,
  aetherGust,
  aeveProgenitorOoze,
  agadeemsAwakeningAgadeemTheUndercrypt,
  agathasSoulCauldron,
  ahnCropChampion,
  ahnCropCrasher,
  ajaniNacatlPariahAjaniNacatlAvenger,
  ajaniOutlandChaperone,
  aleshaWhoSmilesAtDeath,
  allIsDust,
  aloeAlchemist,
  alphaDeathclaw,
  altarOfDementia,
  aluren,
  amaliaBenavidesAguirre,
  ampedRaptor,
  amuletOfVigor,
  analyzeThePollen,
  ancestralMask,
  ancientCornucopia,
  ancientVendetta,
  angelsGrace,
  angelsTomb,
  anger,
  animateDead,
  animationModule,
  anointWithAffliction,
  anointedPeacekeeper,
  anticausalVestige,
  apostlesBlessing,
  approachOfTheSecondSun,
  arachnePsionicWeaver,
  arcaneDenial,
  archangelElspeth,
  archangelOfWrath,
  archdruidsCharm,
  archenemysCharm,
  archfiendOfTheDross,
  archiveTrap,
  archonOfAbsolution,
  archonsGlory,
  ardynTheUsurper,
  arenaOfGlory,
  argentDais,
  argentumMasticore,
  aridArchway,
  ashayaSoulOfTheWild,
  ashiokDreamRender,
  ashiokNightmareMuse,
  ashlingRekindledAshlingRimebound,
  astralCornucopia,
  astralSlide,
  astrologiansPlanisphere,
  atraxaGrandUnifier,
  auraFinesse,
  autonomousAssembler,
  avalancheOfSector7,
  avatarOfWoe,
  avatarsWrath,
  avenInterrupter,
  avenMindcensor,
  axebaneFerox,
  azureBeastbinder,
  azureFleetAdmiral,
  azusaLostButSeeking,
  backToBasics,
  badgermoleCub,
  balance,
  balustradeSpy,
  banditsTalent,
  banefire,
  barrowgoyf,
  basriKet,
  battleCryGoblin,
  battlefieldImprovisation,
  battlefieldScrounger,
  beaconBolt,
  beckCall,
  bendersWaterskin,
  beseechTheMirror,
  beyondTheQuiet,
  bezaTheBoundingSpring,
  bileBlight,
  bindTheMonster,
  biomassMutation,
  biorhythm,
  bioshift,
  birthingRitual,
  bitterOrdeal,
  bitterbladeWarrior,
  blackCatCunningThief,
  blackDragonGate,
  blackMagesRod,
  blackVise,
  bladeOfTheBloodchief,
  bladeOfTheOni,
  bladeholdWarWhip,
  blanchwoodProwler,
  blightning,
  blightsteelColossus,
  blitzAutomaton,
  bloodScrivener,
  bloodSun,
  bloodchiefsThirst,
  bloodletterOfAclazotz,
  bloodthornFlail,
  bloodtitheHarvester,
  blossomingTortoise,
  blotOut,
  boggartTrawlerBoggartBog,
  bolassCitadel,
  bondOfInsight,
  bondersOrnament,
  bonecrusherGiant,
  bonusRound,
  boomerangBasics,
  boommobile,
  boromirWardenOfTheTower,
  boseijuWhoEndures,
  botanicalBrawler,
  boulderbranchGolem,
  braveTheWilds,
  breachTheMultiverse,
  breakOut,
  breakTheIce,
  breakingEntering,
  breakthrough,
  breathlessKnight,
  breechesEagerPillager,
  bridgeFromBelow,
  bridgeworksBattleTanglespanBridgeworks,
  brimazKingOfOreskos,
  bringToLight,
  bringerOfTheLastGift,
  bristlyBillSpineSower,
  broadsideBombardiers,
  brokersHideout,
  brokkosApexOfForever,
  brotherhoodScribe,
  brotherhoodsEnd,
  broughtBack,
  browbeat,
  bubbleMatrix,
  bulkUp,
  burrentonForgeTender,
  cabalRitual,
  cabalTherapy,
  cacheGrab,
  caitSithFortuneTeller,
  callerOfTheClaw,
  callousSellSword,
  campfire,
  canoptekScarabSwarm,
  cantStayAway,
  caprichrome,
  carnageCrimsonChaos,
  carpetOfFlowers,
  caseOfTheGatewayExpress,
  caseOfTheUneatenFeast,
  castleGarenbrig,
  cataclysm,
  causticBronco,
  causticExhale,
  cavalierOfThorns,
  cavernOfSouls,
  cavesOfChaosAdventurer,
  cecilDarkKnight,
  cephalidIllusionist,
  chainLightning,
  chainOfSmog,
  chainOfVapor,
  chaliceOfTheVoid,
  chancellorOfTheAnnex,
  chancellorOfTheDross,
  chancellorOfTheTangle,
  chandraAwakenedInferno,
  chandraDressedToKill,
  chandraSparkHunter,
  chandraTorchOfDefiance,
  chandrasDefeat,
  chaosDefiler,
  chartACourse,
  childrenOfKorlis,
  chitteringRats,
  choArrimAlchemist,
  choke,
  chokingMiasma,
  chokingVines,
  chromaticOrrery,
  chromeMox,
  chthonianNightmare,
  circleOfProtectionShadow,
  circularLogic,
  citadelGate,
  cityOfSolitude,
  cityOfTraitors,
  civilizedScholar,
  cleansingMeditation,
  cliffgate,
  clingToDust,
  cloudMidgarMercenary,
  clownCar,
  colorstormStallion,
  combatThresher,
  commandeer,
  commitMemory,
  compost,
  consignToMemory,
  conspicuousSnoop,
  consultTheStarCharts,
  containmentPriest,
  contamination,
  coolButRude,
  cosmicRebirth,
  cosmogoyf,
  councilOfTheAbsolute,
  counterbalance,
  covetedJewel,
  cracklingDrake,
  creativeTechnique,
  creepingChill,
  creepingTarPit,
  cripplingFear,
  cruelclawsHeist,
  cryoshatter,
  cryptGhast,
  cryptIncursion,
  cryptRats,
  crystalBarricade,
  cullingRitual,
  cultivatorColossus,
  cuombajjWitches,
  curiousObsession,
  currencyConverter,
  cursedScroll,
  cutDown,
  cutPropulsion,
  dackFayden,
  dalkovanEncampment,
  damageControlCrew,
  dampingSphere,
  danceOfTheDead,
  darkDepths,
  darkSupplicant,
  darksteelColossus,
  darksteelMonolith,
  dauntlessBodyguard,
  dauntlessScrapbot,
  dauthiVoidwalker,
  dawnbringerCleric,
  dawnsTruce,
  daxossTorment,
  dayOfBlackSun,
  daybreakCoronet,
  daysUndoing,
  deadlyCoverUp,
  dearlyDeparted,
  deathPitOffering,
  deathSpark,
  deathToOurEnemies,
  deathWish,
  debtToTheDeathless,
  debtToTheKami,
  declarationInStone,
  decorumDissertation,
  decreeOfPain,
  decreeOfSilence,
  deemInferior,
  deepCavernBat,
  defabricate,
  defenseGrid,
  deflectingPalm,
  deftbladeElite,
  deglamer,
  delightedHalfling,
  delneyStreetwiseLookout,
  delverOfSecrets,
  demonWall,
  demonicConsultation,
  demonicCounsel,
  demonicPact,
  denOfTheBugbear,
  depopulate,
  depthChargeColossus,
  desert,
  desperateMeasures,
  desperatePlea,
  destinySpinner,
  detectivesPhoenix,
  devastatingDreams,
  devotedCropMate,
  devourerOfDestiny,
  devouringHellion,
  devoutDecree,
  diabolicVision,
  dihadasPloy,
  dinasGuidance,
  dinrovaHorror,
  discipleOfFreyaliseGardenOfFreyalise,
  dispatch,
  dispellingExhale,
  disruptingShoal,
  disruptorFlute,
  dissectionTools,
  distortionStrike,
  divineSmite,
  dodecapod,
  doesMachines,
  dollmakersShopPorcelainGallery,
  dolmenGate,
  domriAnarchOfBolas,
  doomForetold,
  doomsday,
  doomsdayExcruciator,
  doorkeeperThrull,
  doppelgang,
  doubleMajor,
  dragonWings,
  dragonhawkFatesTempest,
  dragonlordDromoka,
  dragonsRageChanneler,
  drainLife,
  dralnusCrusade,
  drannithMagistrate,
  dreadFugue,
  dreadhordeArcanist,
  dreamHalls,
  dreamsOfSteelAndOil,
  dromokasCommand,
  drownInDreams,
  drownInTheLoch,
  drownerOfTruthDrownedJungle,
  dryadMilitant,
  dryadOfTheIlysianGrove,
  duelingGrounds,
  duneblast,
  dwarvenMine,
  earthbenderAscension,
  echoOfEons,
  echoesOfEternity,
  echoingDecay,
  echoingDeeps,
  echoingReturn,
  echoingTruth,
  eclipsedRealms,
  eddieBrockVenomLethalProtector,
  eddymurkCrab,
  eerieInterlude,
  eladamrisVineyard,
  eldraziConfluence,
  eldraziRepurposer,
  eldritchEvolution,
  elegyAcolyte,
  elendaSaintOfDusk,
  elephantGrass,
  eleshNornMotherOfMachines,
  eliteSpellbinder,
  elixirOfImmortality,
  elsewhereFlask,
  elspethStormSlayer,
  elvishSpiritGuide,
  emberhornMinotaur,
  embiggen,
  emergentUltimatum,
  emetSelchUnsunderedHadesSorcererOfEld,
  emperorOfBones,
  emrakulTheAeonsTorn,
  emrakulThePromisedEnd,
  emryLurkerOfTheLoch,
  enchantedEvening,
  endOfTheHunt,
  endTheFestivities,
  endurance,
  enduringCuriosity,
  enduringInnocence,
  enigmaticIncarnation,
  entropicBattlecruiser,
  erdwalIlluminator,
  erebossIntervention,
  ersatzGnomes,
  ertaiResurrected,
  ertaisFamiliar,
  esperOriginsSummonEsperMaduin,
  esperSentinel,
  essenceChanneler,
  essenceFlare,
  essenceFlux,
  essenceSymbiote,
  etaliPrimalConquerorEtaliPrimalSickness,
  etherealForager,
  etherswornCanonist,
  eumidianHatchery,
  eureka,
  evasiveAction,
  evidenceExaminer,
  exaltedSunborn,
  exhibitionTidecaller,
  exhume,
  experimentalAugury,
  expressiveIteration,
  extinctionEvent,
  extinguisherBattleship,
  extirpate,
  extractAConfession,
  extractionSpecialist,
  fableOfTheMirrorBreakerReflectionOfKikiJiki,
  factOrFiction,
  fadeFromHistory,
  fadingHope,
  faebloomTrick,
  fallajiArchaeologist,
  fallajiDragonEngine,
  fanaticOfMogis,
  fastbond,
  fatalPush,
  fblthpTheLost,
  fearOfMissingOut,
  feastingHobbit,
  feedTheCycle,
  ferventChampion,
  ferventPaincaster,
  fieldOfRuin,
  fieryAnnihilation,
  fieryConfluence,
  fieryImpulse,
  fightRigging,
  filth,
  finalShowdown,
  finaleOfDevastation,
  fireLordAzula,
  firebendingLesson,
  firebendingStudent,
  fireglassMentor,
  firemindsForesight,
  firespout,
  firestorm,
  flameOfAnor,
  flamebladeAngel,
  flamebraider,
  flareOfFortitude,
  flash,
  flashOfDefiance,
  flashOfInsight,
  flashback,
  flayerOfTheHatebound,
  fleshBlood,
  flitterwingNuisance,
  floodpitsDrowner,
  flowState,
  flowerfootSwordmaster,
  fluctuator,
  foil,
  foodChain,
  forensicResearcher,
  forgottenAncient,
  fork,
  formOfTheDragon,
  forsakenMonument,
  forsakenWastes,
  forthEorlingas,
  foundingTheThirdPath,
  fracturingGust,
  frenziedBaloth,
  frogmyrEnforcer,
  fromTheCatacombs,
  frostcliffSiege,
  fullBore,
  gaddockTeeg,
  gaeasBlessing,
  gaeasWill,
  galvanicAlchemist,
  galvanicBlast,
  galvanicDischarge,
  galvanicIteration,
  gamble,
  gastalThrillroller,
  gatecreeperVine,
  gatherTheTownsfolk,
  geistTrappers,
  geistlightSnare,
  gemstoneCaverns,
  genesis,
  germinationPracticum,
  gerrardsVerdict,
  getOut,
  gevScaledScorch,
  ghaltaStampedeTyrant,
  ghastlyDemise,
  ghostVacuum,
  ghostfire,
  ghostlyPrison,
  giadaFontOfHope,
  giftsUngiven,
  gigapede,
  gigastormTitan,
  gildedDrake,
  gildedLight,
  gingerbreadCabin,
  gingerbrute,
  giverOfRunes,
  gixsCommand,
  glacialDragonhunt,
  glacierwoodSiege,
  glarbCalamitysAugur,
  gleefulDemolition,
  glenElendraGuardian,
  glenElendrasAnswer,
  glimpseOfNature,
  glimpseTheImpossible,
  glissaSunslayer,
  glisteningDeluge,
  gloom,
  glory,
  gloryBoundInitiate,
  glorybringer,
  goBlank,
  goblinCadets,
  goblinCharbelcher,
  goblinGoon,
  goblinGuide,
  goblinTinkerer,
  goblinWelder,
  godPharaohsFaithful,
  golosTirelessPilgrim,
  goringWarplow,
  goryosVengeance,
  grabThePrize,
  grafdiggersCage,
  grandAbolisher,
  graveyardTrespasser,
  greatHallOfTheBiblioplex,
  greenSunsZenith,
  greenwardenOfMurasa,
  grindstone,
  gristTheHungerTide,
  grizzlyFate,
  groundSeal,
  grubStoriedMatriarchGrubNotoriousAuntie,
  gryffsBoon,
  guardianOfNewBenalia,
  guideOfSouls,
  gustWalker,
  gusthasScepter,
  gutTrueSoulZealot,
  gyrudaDoomOfDepths,
  hailStorm,
  haliyaGuidedByLight,
  hallOfStormGiants,
  hallow,
  hallowedMoonlight,
  hamletGlutton,
  hanweirBattlements,
  hapatraVizierOfPoisons,
  harshMentor,
  hauntTheNetwork,
  hauntedFengraf,
  hauntingEchoes,
  hazoretTheFervent,
  headlinerScarlett,
  heapedHarvest,
  hearthElemental,
  heartlessAct,
  heliodsEmissary,
  hellkiteHatchling,
  helmOfObedience,
  helmOfPossession,
  herigastEruptingNullkite,
  hermitDruid,
  heroesHangout,
  hiddenGibbons,
  hiddenLair,
  hiddenStrings,
  hideOnTheCeiling,
  hidetsuguConsumesAllVesselOfTheAllConsuming,
  highwayRobbery,
  hiveOfTheEyeTyrant,
  hogaakArisenNecropolis,
  hollowOne,
  honestWork,
  hoodedBrawler,
  hopefulInitiate,
  hornedLochWhaleLagoonBreach,
  hostageTaker,
  howlsquadHeavy,
  hullBreach,
  hullbreacher,
  huntersBlowgun,
  huntmasterLiger,
  huntmasterOfTheFells,
  hurkylsRecall,
  hushbringer,
  hydraAssaultRobot,
  hydroManFluidFelon,
  hydroblast,
  hydroelectricSpecimenHydroelectricLaboratory,
  hypergenesis,
  iceFangCoatl,
  iceOut,
  ichorid,
  idyllicGrange,
  illGottenGains,
  illTimedExplosion,
  incinerate,
  indomitableCreativity,
  inevitableBetrayal,
  infernalTutor,
  infestationSage,
  innkeepersTalent,
  insatiableAvarice,
  insatiableHemophage,
  inscriptionOfRuin,
  insidiousFungus,
  intiSeneschalOfTheSun,
  intoTheFloodMaw,
  intuition,
  invasionOfArcaviosInvocationOfTheFounders,
  invasionOfGobakhanLightshieldArray,
  invertPolarity,
  invigorate,
  invokeDespair,
  ionaShieldOfEmeria,
  irencragFeat,
  iridescentAngel,
  ironApprentice,
  isochronScepter,
  itThatHeraldsTheEnd,
  itzquinthFirstbornOfGishath,
  izoniCenterOfTheWeb,
  jaceReawakened,
  jaceTheMindSculptor,
  jaceThePerfectedMind,
  jaceVrynsProdigyJaceTelepathUnbound,
  jaceWielderOfMysteries,
  jackalGeniusGeneticist,
  jenniferWaltersTheSensationalSheHulk,
  jeskasWill,
  jidoorAristocraticCapitalOverture,
  johannsStopgap,
  joltedAwake,
  jumboCactuar,
  kaervekThePunisher,
  kaerveksSpite,
  kaerveksTorch,
  kaheeraTheOrphanguard,
  kaitoBaneOfNightmares,
  kaldraCompleat,
  kalitasTraitorOfGhet,
  kappaCannoneer,
  karametrasBlessing,
  kariZevSkyshipRaider,
  kariZevsExpertise,
  karmicJustice,
  karnScionOfUrza,
  karnSilverGolem,
  karnTheGreatCreator,
  karnsSylex,
  kataraWaterbendingMaster,
  kavaronMemorialWorld,
  kayasGhostform,
  kayasGuile,
  kaylasReconstruction,
  kazuulsTollCollector,
  keenEyedCurator,
  kellanInquisitiveProdigy,
  kellanPlanarTrailblazer,
  kellanTheFaeBloodedBirthrightBoon,
  kembaKhaEnduring,
  kerugaTheMacrosage,
  kethisTheHiddenHand,
  ketramoseTheNewDawn,
  khenraScrapper,
  kherKeep,
  kioraTheRisingTide,
  kishlaSkimmer,
  kitesailLarcenist,
  klothysGodOfDestiny,
  knightErrantOfEos,
  knightOfGrace,
  knightOfMalice,
  komaWorldEater,
  kozilekButcherOfTruth,
  kozileksCommand,
  kozileksReturn,
  kozileksUnsealing,
  krosanReclamation,
  krovikanHorror,
  kroxaTitanOfDeathsHunger,
  kumanoFacesKakkazanEtchingOfKumano,
  kunorosHoundOfAthreos,
  kutzilsFlanker,
  laboratoryManiac,
  ladyOctopusInspiredInventor,
  laeliaTheBladeReforged,
  lairOfTheHydra,
  landGrant,
  lanternOfInsight,
  lanternOfTheLost,
  lastRites,
  laughingJasperFlint,
  laviniaAzoriusRenegade,
  lazavWearerOfFaces,
  lazotepQuarry,
  leadTheStampede,
  leatherheadSwampStalker,
  leaveNoTrace,
  legolassQuickReflexes,
  lembas,
  leovoldEmissaryOfTrest,
  leylineOfAbundance,
  leylineOfHope,
  leylineOfResonance,
  leylineOfTheGuildpact,
  leylineOfTheVoid,
  liberatorUrzasBattlethopter,
  lierDiscipleOfTheDrowned,
  lifeDeath,
  lightOfSanction,
  lightPawsEmperorsVoice,
  lightningArmyOfOne,
  lilianaOfTheVeil,
  lilianaTheLastHope,
  linvalaThePreserver,
  lionSash,
  lionsEyeDiamond,
  lithomanticBarrage,
  livelyDirge,
  livingDeath,
  lochMare,
  lokiGodOfMischief,
  longRiversPull,
  longstalkBrawl,
  loranOfTheThirdPath,
  lostInTheMaze,
  lotlethGiant,
  lovestruckBeast,
  loyalSentry,
  lumraBellowOfTheWoods,
  lunarConvocation,
  lurkingSkirge,
  lurrusOfTheDreamDen,
  lutriTheSpellchaser,
  mabelHeirToCragflame,
  maddeningHex,
  maelstromOfTheSpiritDragon,
  maelstromPulse,
  magebaneLizard,
  magmaticHellkite,
  malboro,
  malcolmAlluringScoundrel,
  maliciousEclipse,
  manaDrain,
  manaSeverance,
  manaShort,
  manabarbs,
  manorGate,
  marchOfOtherworldlyLight,
  marchOfSwirlingMist,
  marchOfWretchedSorrow,
  martyrOfAshes,
  martyrOfSands,
  massacre,
  masterOfDeath,
  masterThief,
  mathemagics,
  mazeOfIth,
  mazemindTome,
  meddlingMage,
  meltstridersResolve,
  memoryLapse,
  memorysJourney,
  merryEsquireOfRohan,
  mesmericFiend,
  michikoKondaTruthSeeker,
  mightOfOldKrosa,
  mightOfTheMeek,
  mightformHarmonizer,
  mindExtraction,
  mindbreakTrap,
  mindsDesire,
  mindspliceApparatus,
  minscBooTimelessHeroes,
  miresToll,
  misdirection,
  mishrasResearchDesk,
  mishrasWorkshop,
  missionBriefing,
  mistcaller,
  misterNegative,
  mistformUltimus,
  mistriseVillage,
  mizzixOfTheIzmagnus,
  mjolnirHammerOfThor,
  mockingbird,
  moggBombers,
  moggSalvage,
  moltenCollapse,
  moltenRain,
  momentOfTruth,
  momentumBreaker,
  momoFriendlyFlier,
  monstrousEmergence,
  monumentToEndurance,
  moonCircuitHacker,
  moonshadow,
  moonsnarePrototype,
  mosswoodDreadknightDreadWhispers,
  mosswortBridge,
  moxAmber,
  moxDiamond,
  mudbuttonCursetosser,
  multaniMaroSorcerer,
  multiversalPassage,
  muragandaPetroglyphs,
  murktideRegent,
  mutavault,
  muxusGoblinGrandee,
  mycosynthLattice,
  mysticConfluence,
  mysticForge,
  mysticSanctuary,
  mysticalTeachings,
  naduWingedWisdom,
  nagaFleshcrafter,
  nahiriTheHarbinger,
  narcomoeba,
  narsetParterOfVeils,
  narsetsReversal,
  nashiSearcherInTheDark,
  naturesRevolt,
  navigatorsCompass,
  necrodominance,
  necromancy,
  necromentia,
  necropotence,
  needleDrop,
  nefCropEntangler,
  nemesisTrap,
  neoform,
  nerivHeartOfTheStorm,
  netherSpirit,
  nethergoyf,
  newWayForward,
  nexusOfBecoming,
  nineLives,
  nissaAscendedAnimist,
  nissaResurgentAnimist,
  nivMizzetReborn,
  nivMizzetSupreme,
  noMoreLies,
  norinSwiftSurvivalist,
  nostalgicDreams,
  notionThief,
  nowhereToRun,
  noxiousGearhulk,
  noxiousGrasp,
  nurturingPixie,
  nykthosShrineToNyx,
  oathOfDruids,
  oathOfGhouls,
  oathOfKaya,
  oathOfNissa,
  obNixilisTheAdversary,
  oblivionSower,
  oblivionStone,
  obliviousBookworm,
  oboshThePreypiercer,
  obscuraStorefront,
  obsessivePursuit,
  obsidianCharmaw,
  obstinateBaloth,
  ocelotPride,
  ofOneMind,
  oildeepGearhulk,
  ojerAxonilDeepestMightTempleOfPower,
  okoLorwynLiegeOkoShadowmoorScion,
  okoThiefOfCrowns,
  oldGrowthTroll,
  omnathLocusOfCreation,
  omniscience,
  onceUponATime,
  oneWithTheMultiverse,
  opalescence,
  operaLoveSong,
  oppositionAgent,
  oracleOfTragedy,
  orcishBowmasters,
  oscorpIndustries,
  osteomancerAdept,
  oswaldFiddlebender,
  oust,
  outrageousRobbery,
  outwit,
  overencumbered,
  overload,
  overlordOfTheBalemurk,
  overlordOfTheHauntwoods,
  oxOfAgonas,
  pactOfNegation,
  paintersServant,
  palaceJailer,
  palantirOfOrthanc,
  pandemonium,
  paradoxicalOutcome,
  parallaxTide,
  parallaxWave,
  paraselene,
  partingGust,
  pastInFlames,
  pathOfPeril,
  patriarchsBidding,
  pawpatchRecruit,
  peerIntoTheAbyss,
  perennialBehemoth,
  persecute,
  persistentPetitioners,
  pestilence,
  petradon,
  petrifiedHamlet,
  phantomCentaur,
  phantomNishoba,
  phantomNomad,
  phantomWurm,
  pheliaExuberantShepherd,
  phlageTitanOfFiresFury,
  phoenixDown,
  phyrexianDevourer,
  phyrexianDragonEngine,
  phyrexianDreadnought,
  phyrexianFleshgorger,
  phyrexianFurnace,
  phyrexianNegator,
  phyrexianObliterator,
  phyrexianProcessor,
  phyrexianRevoker,
  piaNalaarConsulOfRevival,
  picklockPrankster,
  pilgrimOfJustice,
  pillageTheBog,
  pineWalker,
  pinnacleStarcage,
  pitOfOfferings,
  pithingNeedle,
  plagonLordOfTheBeach,
  planarGenesis,
  planarNexus,
  planarVoid,
  plasmaBolt,
  playWithFire,
  plazaOfHeroes,
  plungeIntoDarkness,
  polukranosRebornPolukranosEngineOfRuin,
  porcuparrot,
  portOfKarfell,
  portalOfSanctuary,
  portalToPhyrexia,
  portent,
  portentOfCalamity,
  pox,
  preacherOfTheSchism,
  predict,
  presenceOfTheMaster,
  priceOfProgress,
  priestOfForgottenGods,
  prismariCharm,
  prismaticEnding,
  prismaticStrands,
  prizedAmalgam,
  proftsEideticMemory,
  prohibit,
  propaganda,
  proteanHulk,
  protectTheNegotiators,
  providence,
  psychicPickpocket,
  publicExecution,
  pugnaciousHammerskull,
  pyroblast,
  pyrogoyf,
  pyrrhicStrike,
  pyxisOfPandemonium,
  qarsiRevenant,
  quantumRiddler,
  quash,
  questingDruid,
  quietSpeculation,
  quintoriusKand,
  quirionDryad,
  radhaHeartOfKeld,
  radioactiveSpider,
  raffineSchemingSeer,
  rakdosCharm,
  ralCracklingWit,
  ralMonsoonMageRalLeylineProdigy,
  ralZarekGuestLecturer,
  ramThrough,
  ranAndShaw,
  rancidEarth,
  raphMikeyTroublemakers,
  ravenousTrap,
  razorkinNeedlehead,
  readyWilling,
  realitySmasher,
  rebelSalvo,
  recall,
  recklessBushwhacker,
  reckonerBankbuster,
  reckonersBargain,
  recoil,
  recommission,
  recoup,
  redMagesRapier,
  redcapMelee,
  redirectLightning,
  rediscoverTheWay,
  redshiftRocketeerChief,
  reflectingPool,
  refurbishedFamiliar,
  regenerate,
  reidaneGodOfTheWorthyValkmiraProtectorsShield,
  releaseToTheWind,
  relentlessAssault,
  relicOfProgenitus,
  relicOfSauron,
  remand,
  repelTheAbominable,
  repopulate,
  repulsiveMutation,
  repurposingBay,
  requitingHex,
  resonatingLute,
  restInPeace,
  restlessReef,
  restlessSpire,
  restlessVinestalk,
  returnTheFavor,
  reverentMantra,
  reverentSilence,
  rhetCropSpearmaster,
  rhinosRampage,
  righteousValkyrie,
  ringOfEvosIsle,
  ripplesOfUndeath,
  riptideGearhulk,
  risenReef,
  rishadanCutpurse,
  rishadanFootpad,
  riteOfConsumption,
  riteOfFlame,
  riteOfReplication,
  ritesOfInitiation,
  riverchurnMonument,
  riveteersOverlook,
  roamingThrone,
  robberOfTheRich,
  roilingVortex,
  ronaHeraldOfInvasion,
  rowansGrimSearch,
  rubyDaringTracker,
  ruinousWaterbending,
  runeOfMight,
  runedHalo,
  rushOfKnowledge,
  rustGoliath,
  sabSunenLuxaEmbodied,
  sacredGround,
  sageOfTheSkies,
  saheeliSublimeArtificer,
  sakashimasProtege,
  sampleCollector,
  samutVizierOfNaktamun,
  samwiseTheStouthearted,
  sanctifierEnVec,
  sanctumPrelate,
  saplingNursery,
  sarkhanDragonAscendant,
  sazacapsBrew,
  scapeshift,
  scavengersTalent,
  scavengingOoze,
  schemingSymmetry,
  scionOfDarkness,
  scionOfDraco,
  scorchedEarth,
  scrapshooter,
  screamingNemesis,
  screamsFromWithin,
  scrollRack,
  scytheOfTheWretched,
  scythecatCub,
  seaGate,
  seaGateRestorationSeaGateReborn,
  seaKingsBlessing,
  searchForAzcantaAzcantaTheSunkenRuin,
  searingBlaze,
  searingBlood,
  seasonOfGathering,
  seasonOfWeaving,
  seasonedDungeoneer,
  seasonedPyromancer,
  secludedCourtyard,
  secretIdentity,
  seedbornMuse,
  seedsOfInnocence,
  selfDestruct,
  sentinelOfLostLore,
  sephirothFabledSoldierSephirothOneWingedAngel,
  serrasEmissary,
  serumPowder,
  settleTheWreckage,
  sevinnesReclamation,
  shadowOfTheGrave,
  shadowsVerdict,
  shadowspear,
  shakedownHeavy,
  shallowGrave,
  shamblingGhast,
  sharedSummons,
  sharkTyphoon,
  shatterAssumptions,
  shatterTheSky,
  shatterskullSmashingShatterskullTheHammerPass,
  shiftingWoodland,
  shikoParagonOfTheWay,
  shimmeringEfreet,
  shootTheSheriff,
  showAndTell,
  showdownOfTheSkalds,
  sickeningDreams,
  sidisiBroodTyrant,
  sigardasAid,
  silentGravestone,
  silvergillMentor,
  simianSpiritGuide,
  sirensRuse,
  skeletalScrying,
  skizzik,
  skrelvDefectorMite,
  skyclaveApparition,
  slaughterGames,
  slickSequence,
  slimefootAndSquee,
  slumberingTrudge,
  smugglersSurprise,
  snapcasterMage,
  sneakAttack,
  sneakySnacker,
  solitaryConfinement,
  songcrafterMage,
  sorcerousSpyglass,
  sorinOfHouseMarkovSorinRavenousNeonate,
  sorinTheMirthless,
  sotheraTheSupervoid,
  soulBurn,
  soulGuideLantern,
  soulPartition,
  soulRend,
  soulScarMage,
  soulfireGrandMaster,
  soulflayer,
  soullessJailer,
  soulstoneSanctuary,
  sowingMycospawn,
  spaceTimeAnomaly,
  sparkDouble,
  speakerOfTheHeavens,
  spellQueller,
  spellStutter,
  spelunking,
  sphereOfLaw,
  sphinxOfForgottenLore,
  spiderPunk,
  spiderSense,
  spikefieldHazardSpikefieldCave,
  spinewoodsArmadillo,
  spinnerOfSouls,
  spinningDarkness,
  spiritOfTheLabyrinth,
  spiritualFocus,
  spoilsOfTheVault,
  spotterThopter,
  springheartNantuko,
  spymastersVault,
  squeeTheImmortal,
  staffOfTheStoryteller,
  standardBearer,
  standstill,
  starfallInvocation,
  starfieldShepherd,
  starseerMentor,
  startingTown,
  stasis,
  steamcoreScholar,
  sternScolding,
  stoicSphinx,
  stonehornDignitary,
  stormOfMemories,
  stormshriekFeralFlushOut,
  storyCircle,
  strategicBetrayal,
  streamOfThought,
  streetwiseNegotiator,
  strionicResonator,
  strongholdGambit,
  stubbornDenial,
  submerge,
  subtlety,
  sukiCourageousRescuer,
  sulfuricVortex,
  summonFenrir,
  summonKnightsOfRound,
  summonLeviathan,
  summonPrimalOdin,
  summonTitan,
  summonersPact,
  suncleanser,
  sunderTheGateway,
  sunderingTitan,
  sunfall,
  sunkenCitadel,
  sunpearlKirin,
  sunscapeFamiliar,
  sunspineLynx,
  superiorSpiderMan,
  suppressionRayOrderlyPlaza,
  surgeOfSalvation,
  surgicalExtraction,
  surrakElusiveHunter,
  surveillanceMonitor,
  svyelunOfSeaAndSky,
  switcheroo,
  swordOfOnceAndFuture,
  syggWanderwineWisdomSyggWanderbrineShield,
  sylvanLibrary,
  sylvanParadise,
  sylvanPrimordial,
  tabletOfDiscovery,
  tahCropElite,
  taintedIndulgence,
  talonGatesOfMadara,
  tameshiRealityArchitect,
  tamiyoInquisitiveStudentTamiyoSeasonedScholar,
  tangle,
  tangleWire,
  taniwha,
  tarFiend,
  tarmogoyf,
  tashasHideousLaughter,
  tasigurTheGoldenFang,
  tearAsunder,
  tectonicHazard,
  teferiHeroOfDominaria,
  teferiTimeRaveler,
  teferisImp,
  teferisResponse,
  teferisTimeTwist,
  temporalIntervention,
  temptingWurm,
  temurBattleRage,
  temurBattlecrier,
  terastodon,
  territorialKavu,
  territoryCuller,
  terrorOfThePeaks,
  tersaLightshatter,
  testOfTalents,
  tezzeretAgentOfBolas,
  tezzeretCruelCaptain,
  tezzeretTheSeeker,
  thassasOracle,
  theAetherspark,
  theAncientOne,
  theEnd,
  theFantasticar,
  theFiligreeSylex,
  theGitrogMonster,
  theLegendOfKurukAvatarKuruk,
  theMightstoneAndWeakstone,
  theMindskinner,
  theMycosynthGardens,
  theOneRing,
  theOzolith,
  theRack,
  theRedTerror,
  theSoulStone,
  theStoneBrain,
  theUnagiOfKyoshiIsland,
  theWanderingEmperor,
  theWanderingMinstrel,
  theWretched,
  thermokarst,
  thespiansStage,
  thiefOfExistence,
  thievingSkydiver,
  thingInTheIce,
  thirstForKnowledge,
  thornscapeBattlemage,
  thoughtDistortion,
  thoughtReflection,
  thoughtStalkerWarlock,
  thrabenCharm,
  thranPortal,
  thranSpider,
  threeTreeCity,
  thrivingIsle,
  thrivingMoor,
  thromokTheInsatiable,
  thrunBreakerOfSilence,
  thunderbreakRegent,
  tideShaper,
  tidehollowSculler,
  tillerEngine,
  timeVault,
  timelyReinforcements,
  timetwister,
  tinderWall,
  tinybonesJoinsUp,
  tinybonesThePickpocket,
  tishanasTidebinder,
  titanOfIndustry,
  tithe,
  togetherAsOne,
  toilTrouble,
  tolsimirFriendToWolves,
  tomeboundLich,
  tophHardheadedTeacher,
  torchTheTower,
  torporOrb,
  townGreeter,
  tragicSlip,
  tragicTrajectory,
  tranquilFrillback,
  transmograntsCrown,
  transmuteArtifact,
  travelingChocobo,
  traverseTheUlvenwald,
  treacherousPitDweller,
  trenchpost,
  trespassersCurse,
  tribalForcemage,
  trinisphere,
  triumphOfSaintKatherine,
  trueNameNemesis,
  trueheartTwins,
  trustedForcemage,
  tsabosWeb,
  tunnelIgnus,
  turnInsideOut,
  turnabout,
  turntimberSymbiosisTurntimberSerpentineWood,
  twilightsCall,
  tyrantsChoice,
  tyvarJubilantBrawler,
  uginEyeOfTheStorms,
  uginTheIneffable,
  uginTheSpiritDragon,
  uginsBinding,
  uginsLabyrinth,
  ulamogTheCeaselessHunger,
  ultima,
  unableToScream,
  unclaimedTerritory,
  undercityInformer,
  undermountainAdventurer,
  underworldBreach,
  underworldRageHound,
  undiscoveredParadise,
  unexpectedFangs,
  unexpectedRequest,
  unholyAnnexRitualChamber,
  unholyHeat,
  unlicensedHearse,
  unluckyWitness,
  unmooredEgo,
  unstoppableSlasher,
  untimelyMalfunction,
  unyieldingGatekeeper,
  urabrasksForge,
  urbanRetreat,
  urborgScavengers,
  urgentNecropsy,
  uroTitanOfNaturesWrath,
  urzaLordHighArtificer,
  urzasBauble,
  urzasMine,
  urzasPowerPlant,
  urzasRuinousBlast,
  urzasSaga,
  urzasTower,
  utopiaSprawl,
  valakutAwakeningValakutStoneforge,
  valakutTheMoltenPinnacle,
  valgavothTerrorEater,
  valkiGodOfLiesTibaltCosmicImpostor,
  valorsFlagship,
  vampireHexmage,
  vaultbornTyrant,
  veilOfSummer,
  veneratedLoxodon,
  vengevine,
  verdantCommand,
  vesuva,
  veteranBrawlers,
  veteranExplorer,
  vexingBauble,
  vexingShusher,
  vinesOfVastwood,
  violentUrge,
  visionCharm,
  vituGhaziInspector,
  viviOrnitier,
  vizierOfRemedies,
  voiceOfResurgence,
  voiceOfVictory,
  voidMirror,
  volcanicSpite,
  volrathsShapeshifter,
  voyagerStaff,
  vraskaTheUnseen,
  vrenTheRelentless,
  walkInClosetForgottenCellar,
  wanShiTongLibrarian,
  warElemental,
  warpedTusker,
  warpingWail,
  warpingWurm,
  wasteLand,
  wastescapeBattlemage,
  waterloggedTeachingsInundatedArchive,
  weaponsManufacturing,
  wearDown,
  weatheredRunestone,
  weddingAnnouncementWeddingFestivity,
  whiskervaleForerunner,
  whitePlumeAdventurer,
  widespreadBrutality,
  wightOfPrecinctSix,
  wildGrowth,
  wildMongrel,
  willOfTheJeskai,
  wiltLeafLiege,
  windbriskHeights,
  windingWay,
  winterOrb,
  winternightStories,
  wish,
  wishclawTalisman,
  witchsCottage,
  witchsOven,
  witherbloomCommand,
  witheringCurse,
  witnessProtection,
  wonder,
  wordsOfWilding,
  wordsOfWisdom,
  wordsOfWorship,
  worldgorgerDragon,
  worship,
  wrathOfTheSkies,
  wrennAndRealmbreaker,
  wretchedGryff,
  wurmcoilEngine,
  xantidSwarm,
  yathanRoadwatcher,
  yawgmothsWill,
  yggdrasilRebirthEngine,
  ygraEaterOfAll,
  yorionSkyNomad,
  yuffieMateriaHunter,
  yunaHopeOfSpira,
  yurikoTheTigersShadow,
  zeroPointBallad,
  zirdaTheDawnwaker,
  zoralineCosmosCaller,
  zurEternalSchemer,
]
