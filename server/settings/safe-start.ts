/** What an installation that others reach must have, unless its operator says that it goes without. */
import { type Config, ConfigError } from '../config.ts';
import { findCertificateFault } from '../http/tls/tls.ts';
import type { Risk } from './environment.ts';
import { isLoopback } from './is-loopback.ts';

export type Lack = { risk: Risk; what: string };

type Checked = Pick<
  Config,
  | 'publicUrl'
  | 'tls'
  | 'trustedProxies'
  | 'databaseUrl'
  | 'analyticsDatabaseUrl'
  | 's3'
  | 'llm'
  | 'mail'
  | 'clamd'
  | 'localHosts'
  | 'logServer'
  | 'requireTwoStep'
>;

/**
 * Stops the start of an installation that others than this machine reach and that is less safe than it could be.
 * @throws ConfigError naming everything that is missing, and the words that accept it
 */
export async function requireSafety(config: Checked & Pick<Config, 'acceptedRisks'>): Promise<void> {
  const found = [...findLacks(config), ...(await findCertificateLack(config))];
  const lacks = found.filter(({ risk }) => !config.acceptedRisks.includes(risk));
  if (lacks.length === 0) return;
  const risks = [...new Set([...config.acceptedRisks, ...lacks.map(({ risk }) => risk)])].join(',');
  const lines = lacks.map(({ what }) => `  ${what}`);
  throw new ConfigError(
    `Others than this machine reach ${config.publicUrl}, and this is missing:\n${lines.join('\n')}\n` +
      `Set it or, to start without, ACCEPT_RISKS=${risks}`,
  );
}

/** A certificate of its own that browsers would warn of. */
async function findCertificateLack({ tls, publicUrl }: Checked): Promise<Lack[]> {
  if (tls === null) return [];
  const { hostname } = new URL(publicUrl);
  const fault = await findCertificateFault(tls, hostname);
  if (fault === null || isLoopback(hostname)) return [];
  const what = `TLS_CERT_FILE: browsers would not trust it for ${hostname} (${fault})`;
  return [{ risk: 'untrusted-certificate', what }];
}

/** What an installation lacks; nothing where only this machine reaches it. */
export function findLacks(config: Checked): Lack[] {
  const { publicUrl, tls, trustedProxies, clamd } = config;
  if (isLoopback(new URL(publicUrl).hostname)) return [];
  const lacks: Lack[] = [];
  const add = (risk: Risk, what: string) => lacks.push({ risk, what });
  if (!publicUrl.startsWith('https:')) {
    add('plain-http', 'PUBLIC_URL: must begin with https://, or whatever people send can be read on its way');
  } else if (tls === null && trustedProxies === 0) {
    const ways = 'TRUSTED_PROXIES (a proxy with TLS in front), or TLS_CERT_FILE and TLS_KEY_FILE';
    add('plain-http', `${ways}: nothing speaks TLS`);
  }
  for (const name of plainConnections(config)) {
    add('plain-connections', `${name}: is not encrypted, and does not stay on this machine (LOCAL_HOSTS)`);
  }
  if (clamd === null) add('no-malware-scan', 'CLAMAV_HOST: nothing searches uploaded files for malware');
  if (!config.requireTwoStep)
    add(
      'one-factor',
      'REQUIRE_TWO_STEP: who learns a password gets in, where neither its owner nor their company asks for more',
    );
  if (config.logServer === null)
    add(
      'no-log-shipping',
      'LOG_SYSLOG: the log stays here, where who breaks in can change it, unless something collects it',
    );
  return lacks;
}

/** The settings whose connections leave this machine and need not be encrypted. */
function plainConnections(config: Checked): string[] {
  const isHere = (host: string): boolean =>
    isLoopback(host) ||
    host === '' ||
    /^(?:%2f|\/)/i.test(host) ||
    config.localHosts.includes(host.toLowerCase());
  const isPlain = (address: string | null | undefined, isEncrypted: (url: URL) => boolean): boolean => {
    if (address === null || address === undefined) return false;
    const url = new URL(address);
    return !isEncrypted(url) && !isHere(url.hostname);
  };
  const found = {
    DATABASE_URL: isPlain(config.databaseUrl, isEncryptedDatabase),
    ANALYTICS_DATABASE_URL: isPlain(config.analyticsDatabaseUrl, isEncryptedDatabase),
    SMTP_URL: isPlain(config.mail.smtpUrl, isEncryptedMail),
    S3_ENDPOINT: isPlain(config.s3?.endpoint, ({ protocol }) => protocol === 'https:'),
    LLM_BASE_URL: isPlain(config.llm?.baseUrl, ({ protocol }) => protocol === 'https:'),
    CLAMAV_HOST: config.clamd !== null && !isHere(config.clamd.host),
  };
  return Object.entries(found).flatMap(([name, isFound]) => (isFound ? [name] : []));
}

/** Without these words the driver speaks plainly; with others it would accept any certificate. */
const isEncryptedDatabase = ({ searchParams }: URL): boolean => searchParams.get('sslmode') === 'verify-full';

/** Else whoever stands between could keep both from encrypting. */
const isEncryptedMail = ({ protocol, searchParams }: URL): boolean =>
  protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
