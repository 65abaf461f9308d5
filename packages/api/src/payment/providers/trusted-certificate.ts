import type { X509Certificate } from 'node:crypto';

interface Trust {
  /** Certificates that may stand between; proven like the leaf. */
  intermediates: readonly X509Certificate[];
  roots: readonly X509Certificate[];
  now: Date;
}

const LONGEST_CHAIN = 6;

const isValidAt = (certificate: X509Certificate, now: Date) =>
  Date.parse(certificate.validFrom) <= now.getTime() && now.getTime() <= Date.parse(certificate.validTo);

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/** Whether a certificate comes from one of the roots. Its own words about itself prove nothing: anybody can write them. */
export function isTrusted(leaf: X509Certificate, { intermediates, roots, now }: Trust): boolean {
  const valid = (certificates: readonly X509Certificate[]) => certificates.filter((one) => isValidAt(one, now));
  if (!isValidAt(leaf, now)) return false;
  let current = leaf;
  for (let length = 0; length < LONGEST_CHAIN; length++) {
    const issued = current;
    if (valid(roots).some((root) => isIssuedBy(issued, root))) return true;
    const next = valid(intermediates).find((one) => one !== issued && isIssuedBy(issued, one));
    if (!next) return false;
    current = next;
  }
  return false;
}
